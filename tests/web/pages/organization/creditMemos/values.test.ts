// What the form of a credit memo sends, and where it shows what the service says of it.
import { expect, test } from 'vitest'
import {
  atCreditLine,
  emptyCredit,
  toInput,
} from '../../../../../web/pages/organization/creditMemos/_lib/creditValues.ts'

const values = {
  ...emptyCredit(['a', 'b', 'c'], '2026-11-24'),
  note: ' Satu rit batal ',
  lines: [
    { invoiceLineUuid: 'a', quantity: null, amount: null },
    { invoiceLineUuid: 'b', quantity: '1.5', amount: null },
    { invoiceLineUuid: 'c', quantity: null, amount: '2500.50' },
  ],
}

test('lines that credit something are sent, by quantity or by amount', () => {
  expect(toInput(values)).toEqual({
    memoDate: '2026-11-24',
    note: 'Satu rit batal',
    lines: [
      { invoiceLineUuid: 'b', quantity: '1.5000', amount: null },
      { invoiceLineUuid: 'c', quantity: null, amount: '2500.50' },
    ],
  })
})

test('what is wrong with a line that was sent stands at its place in the form', () => {
  expect(atCreditLine('lines.1.amount', values.lines)).toBe('lines.2.amount')
  expect(atCreditLine('lines.0', values.lines)).toBe('lines.1.quantity')
  expect(atCreditLine('memoDate', values.lines)).toBe('memoDate')
})
