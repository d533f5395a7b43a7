import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Schema, string } from 'yup'
import { LABEL, withLabel } from '../../../../web/ui/form/labelSlot.tsx'
import { type Rules, useRules } from '../../../../web/ui/form/rules.ts'
import { renderScreen } from '../../support/render.tsx'

/** Shows a rule's first error for the typed text, on a field labeled “Account number”. */
function Said({ typed, ruleOf }: { typed: string; ruleOf: (rules: Rules) => Schema }) {
  return <output>{withLabel(firstOf(ruleOf(useRules()), typed), 'Account number')}</output>
}

function firstOf(rule: Schema, typed: string): string {
  try {
    rule.validateSync(typed)
    return 'nothing'
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

test.each([
  ['', 'Please enter Account number'],
  ['1234', 'Value should 5 character'],
  ['12345', 'nothing'],
  ['1234a6', 'Digits only'],
  ['1'.repeat(35), 'At most 34 characters'],
])('an account number of “%s”', async (typed, said) => {
  renderScreen(<Said typed={typed} ruleOf={rules => rules.accountNumber(34, /^\d*$/, 'Digits only')} />)
  expect((await screen.findByRole('status')).textContent).toBe(said)
})

test.each([
  ['0', 'The amount must be greater than zero'],
  ['92233720368547758.07', 'nothing'],
  ['92233720368547758.08', 'Must be 92,233,720,368,547,758.07 or less'],
  // Beyond the API's limit, where the schema would answer instead of the form.
  ['99999999999999999999', 'Must be 92,233,720,368,547,758.07 or less'],
])('an amount of “%s”', async (typed, said) => {
  renderScreen(<Said typed={typed} ruleOf={rules => rules.amount()} />)
  expect((await screen.findByRole('status')).textContent).toBe(said)
})

test.each([
  ['en', '', 'Please enter Account number'],
  ['en', 'ab', 'Account number must be at least 3 characters'],
  ['id', '', 'Masukkan Account number'],
  ['id', 'ab', 'Account number minimal 3 karakter'],
] as const)('a field without a message of its own, in %s, of “%s”', async (language, typed, said) => {
  await renderScreen(<Said typed={typed} ruleOf={() => string().required().min(3)} />, { language })
  expect((await screen.findByRole('status')).textContent).toBe(said)
})

test('a label that is drawn stands in the message as it is drawn', async () => {
  await renderScreen(<output>{withLabel(`Please enter ${LABEL}`, <b>Name</b>)}</output>)
  expect((await screen.findByRole('status')).innerHTML).toBe('Please enter <b>Name</b>')
})
