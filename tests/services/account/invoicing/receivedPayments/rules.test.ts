// The rules of payments received that need no database.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cashOf, withheldOf } from '../../../../../services/account/invoicing/invoices/paying.ts'
import { spread } from '../../../../../services/account/invoicing/receivedPayments/figures.ts'
import {
  allowedActions,
  canceledStatus,
  hasReceipt,
  isUsable,
  type LifecycleState,
  RECEIVED_PAYMENT_ACTIONS,
} from '../../../../../services/account/invoicing/receivedPayments/lifecycle.ts'
import { RECEIVED_PAYMENT_STATUSES } from '../../../../../services/account/invoicing/receivedPayments/table.ts'

const owed = fc
  .tuple(fc.bigInt(0n, 10n ** 17n), fc.bigInt(0n, 100n))
  .map(([remainingMinor, share]) => ({ remainingMinor, withheldOpenMinor: (remainingMinor * share) / 100n }))
const sum = (amounts: readonly bigint[]) => amounts.reduce((all, one) => all + one, 0n)

describe('what invoices take of a payment', () => {
  it('is cash first, then what was to be withheld, and never more than is owed or was paid', () => {
    fc.assert(
      fc.property(fc.bigInt(0n, 10n ** 18n), fc.array(owed, { maxLength: 6 }), (amount, invoices) => {
        const taken = spread(amount, invoices)
        const all = sum(invoices.map(({ remainingMinor }) => remainingMinor))
        expect(sum(taken)).toBe(amount < all ? amount : all)
        for (const [place, one] of taken.entries()) {
          expect(one >= 0n && one <= invoices[place]!.remainingMinor).toBe(true)
          const withheld = withheldOf(invoices[place]!, one)
          expect(withheld >= 0n && withheld <= invoices[place]!.withheldOpenMinor).toBe(true)
        }
        // Withholding is not paid in cash while cash is expected elsewhere.
        const isWithheldPaid = taken.some((one, place) => withheldOf(invoices[place]!, one) > 0n)
        if (isWithheldPaid) expect(taken.every((one, place) => one >= cashOf(invoices[place]!))).toBe(true)
      }),
    )
  })

  it('takes of 111 million the 109 that are expected, and then the 2 that were to be withheld', () => {
    const invoice = { remainingMinor: 111_000_000_00n, withheldOpenMinor: 2_000_000_00n }
    expect(spread(109_000_000_00n, [invoice])).toEqual([109_000_000_00n])
    expect(withheldOf(invoice, 109_000_000_00n)).toBe(0n)
    expect(spread(112_000_000_00n, [invoice])).toEqual([111_000_000_00n])
    expect(withheldOf(invoice, 111_000_000_00n)).toBe(2_000_000_00n)
  })
})

describe('the lifecycle', () => {
  const everything = new Set(['invoicing.payments.manage'])
  const row: Omit<LifecycleState, 'status'> = {
    method: 'CASH',
    invoiceNumbers: ['INV-1'],
    verification: null,
    unappliedMinor: 0n,
    authorIds: ['somebody'],
    approveOwn: false,
    isPartlyVerified: false,
  }
  const EXPECTED = {
    PENDING: ['CONFIRM', 'CANCEL'],
    SUCCEEDED: ['APPLY', 'SEND', 'CANCEL'],
    FAILED: [],
    CANCELED: [],
  } as const

  it.each(RECEIVED_PAYMENT_STATUSES)('allows of a payment that is %s what its table says', status => {
    const viewer = { actorId: 'another', permissions: everything }
    const unappliedMinor = status === 'SUCCEEDED' ? 1n : 0n
    expect(allowedActions({ ...row, status, unappliedMinor }, viewer)).toEqual(EXPECTED[status])
    expect(allowedActions({ ...row, status, unappliedMinor }, { ...viewer, permissions: new Set() })).toEqual([])
  })

  it('lets people move what a provider received between invoices, and never cancel it', () => {
    const viewer = { actorId: 'another', permissions: everything }
    const paid = { ...row, method: 'VIRTUAL_ACCOUNT', status: 'SUCCEEDED' } as const
    expect(allowedActions(paid, viewer)).toEqual(['UNAPPLY', 'SEND'])
    expect(allowedActions({ ...paid, invoiceNumbers: [], unappliedMinor: 1n }, viewer)).toEqual(['APPLY', 'SEND'])
  })

  it('fails what never counted, and cancels what did', () => {
    expect([canceledStatus('PENDING'), canceledStatus('SUCCEEDED')]).toEqual(['FAILED', 'CANCELED'])
  })

  it('lets nobody confirm what they recorded, unless the organization does', () => {
    const own = { actorId: 'somebody', permissions: everything }
    expect(allowedActions({ ...row, status: 'PENDING' }, own)).toEqual(['CANCEL'])
    expect(allowedActions({ ...row, status: 'PENDING', approveOwn: true }, own)).toEqual(['CONFIRM', 'CANCEL'])
  })

  it('has a receipt of what counts: no claim, and nothing that waits or was taken back', () => {
    const verifications = [null, 'UNVERIFIED', 'VERIFIED'] as const
    const known = RECEIVED_PAYMENT_STATUSES.flatMap(status =>
      verifications.filter(verification => hasReceipt({ status, verification })).map(one => `${status} ${one}`),
    )
    expect(known).toEqual(['SUCCEEDED null', 'SUCCEEDED VERIFIED'])
    const claim = { ...row, status: 'SUCCEEDED', verification: 'UNVERIFIED' } as const
    const viewer = { actorId: 'another', permissions: everything }
    expect(allowedActions(claim, viewer)).toEqual(['CANCEL'])
    // What the bank shows of it is undone where it was matched.
    expect(allowedActions({ ...claim, isPartlyVerified: true }, viewer)).toEqual([])
  })

  it('pays nothing with what is left of a claim', () => {
    expect(isUsable({ verification: 'UNVERIFIED', unappliedMinor: 1n })).toBe(false)
    expect(isUsable({ verification: 'VERIFIED', unappliedMinor: 1n })).toBe(true)
    expect(isUsable({ verification: null, unappliedMinor: 0n })).toBe(false)
    expect(RECEIVED_PAYMENT_ACTIONS).toContain('APPLY')
  })
})
