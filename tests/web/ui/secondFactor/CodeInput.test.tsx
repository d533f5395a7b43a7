import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import type { Language } from '../../../../web/i18n/language.ts'
import { CodeInput } from '../../../../web/ui/secondFactor/CodeInput.tsx'
import { renderScreen } from '../../support/render.tsx'

/** A field whose codes are rejected, each when `refuse` says so. */
async function open(language: Language = 'en') {
  const sent: string[] = []
  let refuse = () => {}
  function Page() {
    const [checking, setChecking] = useState(false)
    const [refused, setRefused] = useState(false)
    async function complete(code: string) {
      sent.push(code)
      setChecking(true)
      await new Promise<void>(resolve => (refuse = resolve))
      setChecking(false)
      setRefused(true)
    }
    return <CodeInput checking={checking} refused={refused} onComplete={complete} />
  }
  const { container } = await renderScreen(<Page />, { language })
  const field = screen.getByRole<HTMLInputElement>('textbox')
  /** The drawn digits, and the box of the next one. */
  const boxes = () => [...container.querySelectorAll('.code-box')].map(({ textContent }) => textContent).join('|')
  const current = () => [...container.querySelectorAll('.code-box')].map(box => box.hasAttribute('data-current'))
  return { field, sent, boxes, current, refuse: () => act(async () => refuse()) }
}

test('has the focus, shows each digit in its box and sends the sixth', async () => {
  const { field, sent, boxes, current } = await open()
  expect(document.activeElement).toBe(field)
  await userEvent.keyboard('12345')
  expect(boxes()).toBe('1|2|3|4|5|')
  expect(current()).toEqual([false, false, false, false, false, true])
  expect(sent).toEqual([])
  await userEvent.keyboard('6')
  expect(sent).toEqual(['123456'])
})

test.each(['123456', '123 456', '123-456', ' 123456\n', 'Your code is 123456.'])('takes %j pasted', async text => {
  const { sent } = await open()
  await userEvent.paste(text)
  expect(sent).toEqual(['123456'])
})

test('leaves out what is no digit, and takes a digit back', async () => {
  const { sent, boxes } = await open()
  await userEvent.keyboard('1a2 -3x4{Backspace}')
  expect(boxes()).toBe('1|2|3|||')
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}9')
  expect(boxes()).toBe('1|9|2|3||')
  expect(sent).toEqual([])
})

test('marks what is selected, which the next digit replaces', async () => {
  const { boxes, current } = await open()
  await userEvent.keyboard('123{Control>}a{/Control}')
  expect(current()).toEqual([true, true, true, false, false, false])
  await userEvent.keyboard('7')
  expect(boxes()).toBe('7|||||')
})

test('takes nothing while a code is checked; a refused one is gone and the focus is where it was', async () => {
  const { field, sent, boxes, current, refuse } = await open()
  await userEvent.keyboard('111111')
  expect(field.readOnly).toBe(true)
  expect(screen.getByRole('status').textContent).toBe('Checking…')
  await userEvent.keyboard('2')
  expect(boxes()).toBe('1|1|1|1|1|1')
  await refuse()
  expect(boxes()).toBe('|||||')
  expect(current()).toEqual([true, false, false, false, false, false])
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(field)
  await userEvent.keyboard('222222')
  expect(field.getAttribute('aria-invalid')).toBe('false')
  expect(sent).toEqual(['111111', '222222'])
})

test.each([
  ['en', '6-digit code'],
  ['id', 'Kode 6 digit'],
] as const)('is named for those who can’t see it (%s)', async (language, name) => {
  const { field } = await open(language)
  expect(screen.getByRole('textbox', { name })).toBe(field)
  expect(field.autocomplete).toBe('one-time-code')
  expect(field.inputMode).toBe('numeric')
})
