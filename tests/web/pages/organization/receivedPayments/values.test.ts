// The input of the payment form, and how an amount is distributed by due date.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromMinor } from '../../../../../web/i18n/decimal.ts'
import {
  appliedMinor,
  isUnusable,
  minorOf,
  oldestFirst,
} from '../../../../../web/pages/organization/_lib/invoiceAmounts.ts'
import {
  type PaymentValues,
  toInput,
} from '../../../../../web/pages/organization/receivedPayments/_lib/paymentValues.ts'

const values: PaymentValues = {
  customerId: 'customer',
  customerName: 'PT Surya',
  method: 'CHEQUE',
  paymentDate: '2026-11-20',
  amount: '100.00',
  reference: ' CE 1 ',
  note: '',
  files: [{ fileId: 'file', name: 'bukti.pdf', size: 1 }],
  applied: { one: '60.00', two: null, three: '0.00' },
}

test('sends what is applied alone, and nothing that is empty', () => {
  expect(toInput(values)).toEqual({
    customerId: 'customer',
    method: 'CHEQUE',
    paymentDate: '2026-11-20',
    currency: 'IDR',
    amount: '100.00',
    reference: 'CE 1',
    note: null,
    applications: [{ invoiceId: 'one', amount: '60.00' }],
    fileIds: ['file'],
  })
})

test('pays invoices in their order, each what it expects, and never more than was paid', () => {
  const invoices = [
    { id: 'one', remaining: { amount: '60.00' } },
    { id: 'two', remaining: { amount: '70.00' } },
    { id: 'three', remaining: { amount: '5.00' } },
  ]
  expect(oldestFirst('100.00', invoices)).toEqual({ one: '60.00', two: '40.00' })
  expect(oldestFirst(null, invoices)).toEqual({})
  fc.assert(
    fc.property(fc.bigInt(0n, 10n ** 17n), fc.array(fc.bigInt(0n, 10n ** 16n), { maxLength: 8 }), (amount, rests) => {
      const open = rests.map((rest, place) => ({ id: String(place), remaining: { amount: fromMinor(rest) } }))
      const applied = oldestFirst(fromMinor(amount), open)
      const all = rests.reduce((sum, rest) => sum + rest, 0n)
      expect(appliedMinor(applied)).toBe(amount < all ? amount : all)
      for (const { id, remaining } of open) expect(minorOf(applied[id]) <= minorOf(remaining.amount)).toBe(true)
    }),
  )
})

test('an amount that is no amount can not be applied, an empty one and zero choose nothing', () => {
  expect(['abc', '-1.00', '1.234', '1e3'].map(isUnusable)).toEqual([true, true, true, true])
  expect([null, undefined, '0.00', '12.5'].map(isUnusable)).toEqual([false, false, false, false])
})
