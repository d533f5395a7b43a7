import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { AmountInput } from '../../../../web/ui/form/AmountInput.tsx'
import { renderScreen } from '../../support/render.tsx'

function Amount() {
  const [value, setValue] = useState<string | null>(null)
  return <AmountInput label="Amount" hint="Without tax" value={value} onChange={setValue} />
}

/** What is below the input: a click right after typing may be meant for what follows. */
const beneath = (input: HTMLElement) => input.closest('.field')?.lastElementChild?.textContent

test('says the result of a sum beside its label while it is typed, and takes it over on leaving', async () => {
  await renderScreen(<Amount />)
  const input = screen.getByRole('textbox', { name: 'Amount' })
  await userEvent.type(input, '1000000-250000')
  expect(screen.getByText('= 750,000.00').closest('.field-beside')).not.toBeNull()
  await userEvent.tab()
  expect(input).toHaveProperty('value', '750,000.00')
  expect(screen.queryByText('= 750,000.00')).toBeNull()
})

test('changes nothing beneath itself when it is left', async () => {
  await renderScreen(<Amount />)
  const input = screen.getByRole('textbox', { name: 'Amount' })
  await userEvent.type(input, '100000000')
  expect(beneath(input)).toBe('Without tax')
  await userEvent.tab()
  expect(beneath(input)).toBe('Without tax')
})
