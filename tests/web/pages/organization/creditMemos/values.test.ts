// The input of the credit memo form, and where it shows the service's errors.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { creditableOf } from '../../../../../web/pages/organization/creditMemos/_lib/creditableOf.ts'
import {
  atCreditLine,
  emptyCredit,
  toInput,
  valuesOfDraft,
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

test('a draft that is edited and not changed is sent as it was, whatever it credits', () => {
  const lineUuids = ['a', 'b', 'c', 'd']
  const credited = fc.oneof(
    fc.bigInt({ min: 1n, max: 10n ** 12n }).map(units => ({
      quantity: `${units / 10_000n}.${String(units % 10_000n).padStart(4, '0')}`,
      base: { amount: '1.00' },
    })),
    fc.bigInt({ min: 1n, max: 10n ** 15n }).map(minor => ({
      quantity: null,
      base: { amount: `${minor / 100n}.${String(minor % 100n).padStart(2, '0')}` },
    })),
  )
  fc.assert(
    fc.property(
      fc.subarray(lineUuids, { minLength: 1 }),
      fc.array(credited, { minLength: 4, maxLength: 4 }),
      (of, all) => {
        const lines = of.map((invoiceLineUuid, place) => ({ invoiceLineUuid, ...all[place]! }))
        const sent = toInput(valuesOfDraft({ memoDate: '2026-11-24', note: 'Satu rit batal', lines }, lineUuids))
        expect(sent).toEqual({
          memoDate: '2026-11-24',
          note: 'Satu rit batal',
          lines: lines.map(({ invoiceLineUuid, quantity, base }) => ({
            invoiceLineUuid,
            quantity,
            amount: quantity === null ? base.amount : null,
          })),
        })
      },
    ),
  )
})

const amounts = (...all: string[]) => all.map(amount => ({ amount }))

test('what may be credited of an invoice tells of other memos, and counts a draft that is not approved yet', () => {
  const invoiced = amounts('100000000.00', '11000000.00')
  // Another memo took 11,100,000 and this one 22,200,000.
  const total = '22200000.00'
  const left = amounts('70000000.00', '7700000.00')
  const shown = { invoice: '111000000.00', others: '11100000.00', left: '77700000.00' }
  expect(creditableOf({ invoiced, left, total, isApproved: true })).toEqual(shown)
  const before = amounts('90000000.00', '9900000.00')
  expect(creditableOf({ invoiced, left: before, total, isApproved: false })).toEqual(shown)
})
