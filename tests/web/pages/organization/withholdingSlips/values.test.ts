// The input of the withholding slip form, and its message about the rest before it is sent.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { closedBy } from '../../../../../services/account/invoicing/withholdingSlips/figures.ts'
import { fromMinor } from '../../../../../web/i18n/decimal.ts'
import {
  monthsBefore,
  restOf,
  slipMinor,
  type SlipValues,
  toInput,
} from '../../../../../web/pages/organization/withholdingSlips/_lib/slipValues.ts'

const values: SlipValues = {
  customerId: 'customer',
  customerName: 'PT Surya',
  number: ' 2600018841 ',
  slipDate: '2026-11-20',
  period: '2026-11',
  covered: {
    one: { amount: '60.00', isMoreToCome: true },
    two: { amount: null, isMoreToCome: false },
    three: { amount: '40.5', isMoreToCome: false },
  },
  note: '',
  files: [{ fileId: 'file', name: 'bukti.pdf', size: 1 }],
}

test('sends what is covered alone, and the sum of it', () => {
  expect(toInput(values)).toEqual({
    number: '2600018841',
    slipDate: '2026-11-20',
    period: '2026-11',
    amount: '100.50',
    invoices: [
      { invoiceId: 'one', amount: '60.00', isMoreToCome: true },
      { invoiceId: 'three', amount: '40.5', isMoreToCome: false },
    ],
    note: null,
    fileIds: ['file'],
  })
  expect(slipMinor({})).toBe(0n)
})

test('offers the months up to this one, over the turn of a year', () => {
  const months = monthsBefore('2026-01-31')
  expect(months.slice(0, 2)).toEqual(['2026-01', '2025-12'])
  expect(months).toHaveLength(24)
})

test('says of the rest what the service does with it', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 1n, max: 9_200_000_000_000_000n }),
      fc.bigInt({ min: -500n, max: 500n }),
      fc.boolean(),
      (amount, missing, isMoreToCome) => {
        const open = amount + missing
        const said = restOf(open, { amount: fromMinor(amount), isMoreToCome })
        if (missing < 0n) {
          expect(said).toBe('ABOVE')
          return
        }
        const { roundingMinor, owedMinor } = closedBy(open, amount, { currency: 'IDR', isMoreToCome })
        const done = owedMinor > 0n ? 'OWED' : missing === 0n ? 'CLOSED' : roundingMinor > 0n ? 'ROUNDING' : 'AWAITED'
        expect(said).toBe(done)
      },
    ),
  )
})
