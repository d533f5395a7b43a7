import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Schema } from 'yup'
import { type Rules, useRules } from '../../../../web/ui/form/rules.ts'
import { renderScreen } from '../../support/render.tsx'

/** Shows what a rule says first of what was typed. */
function Said({ typed, ruleOf }: { typed: string; ruleOf: (rules: Rules) => Schema }) {
  return <output>{firstOf(ruleOf(useRules()), typed)}</output>
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
  ['', 'This field is required'],
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
  // Beyond what the wire takes, where a schema would answer instead of a person.
  ['99999999999999999999', 'Must be 92,233,720,368,547,758.07 or less'],
])('an amount of “%s”', async (typed, said) => {
  renderScreen(<Said typed={typed} ruleOf={rules => rules.amount()} />)
  expect((await screen.findByRole('status')).textContent).toBe(said)
})
