// The day that a page shows: what can't be shown is said, and not before the date is entered.
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import type { Language } from '../../../../web/i18n/language.ts'
import { DayChoice } from '../../../../web/ui/form/DayChoice.tsx'
import { renderScreen } from '../../support/render.tsx'

const onChoose = vi.fn<(day: string) => void>()

function Chosen() {
  const [day, setDay] = useState('2026-11-30')
  const choose = (next: string) => {
    onChoose(next)
    setDay(next)
  }
  return <DayChoice label="As of" value={day} min="2024-11-30" max="2026-11-30" onChoose={choose} />
}

async function opened(language: Language = 'en') {
  onChoose.mockClear()
  await renderScreen(<Chosen />, { language })
  const user = userEvent.setup()
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'As of' })
  const enter = async (text: string) => {
    await user.clear(field)
    await user.type(field, text)
  }
  return { user, field, enter }
}
const problem = (field: HTMLInputElement) =>
  document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent ?? null

it.each([
  ['29/02/2026', 'Enter a date, such as 21/11/2026'],
  ['31/12/9999', 'Must be 30 Nov 2026 or earlier'],
  ['01/12/2026', 'Must be 30 Nov 2026 or earlier'],
  ['29/11/2024', 'Must be 30 Nov 2024 or later'],
])('says why %s is not shown, by Enter and on leaving', async (text, message) => {
  const { user, field, enter } = await opened()
  await enter(text)
  expect(problem(field)).toBeNull()
  await user.keyboard('{Enter}')
  expect(problem(field)).toBe(message)
  expect(field.getAttribute('aria-invalid')).toBe('true')
  await enter(text)
  expect(problem(field)).toBeNull()
  await user.tab()
  expect(problem(field)).toBe(message)
  expect(onChoose.mock.calls.flat().filter(day => day < '2024-11-30' || day > '2026-11-30')).toEqual([])
})

it('says it in Indonesian', async () => {
  const { user, field, enter } = await opened('id')
  await enter('01/12/2026')
  await user.keyboard('{Enter}')
  expect(problem(field)).toBe('Tidak boleh setelah 30 Nov 2026')
})

it('chooses a possible day, and forgets what was refused', async () => {
  const { user, field, enter } = await opened()
  await enter('31/04/2026')
  await user.keyboard('{Enter}')
  expect(problem(field)).not.toBeNull()
  await enter('30/11/2024')
  await user.tab()
  expect(onChoose).toHaveBeenLastCalledWith('2024-11-30')
  expect(problem(field)).toBeNull()
  expect(field.value).toBe('30 Nov 2024')
})
