// The states of a charge, and the methods for an amount: pure.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CHARGE_STATUSES, chargeAfter } from '../../../../services/treasury/providers/charges/lifecycle.ts'
import { minutesLeft, plainName } from '../../../../services/treasury/providers/charges/chargeApi.ts'
import {
  chooseOffer,
  impossibleFor,
  limitsOf,
  CHARGE_OPTIONS,
} from '../../../../services/treasury/providers/charges/methods.ts'
import { dokuLimits } from '../../../../services/treasury/providers/doku/charges.ts'
import { midtransLimits } from '../../../../services/treasury/providers/midtrans/charges.ts'
import { TRANSACTION_STATUSES } from '../../../../services/treasury/providers/rules/statuses.ts'
import { xenditLimits } from '../../../../services/treasury/providers/xendit/charges.ts'

const qris = { method: 'QRIS', bankCode: null } as const
const open = { minimumMinor: 100n, maximumMinor: null }

describe('ways to pay', () => {
  it.each([
    ['10000000.00 by QRIS', 1_000_000_000n, null],
    ['10000001.00 by QRIS', 1_000_000_100n, 'ABOVE_LIMIT'],
    ['0.50 by QRIS', 50n, 'BELOW_LIMIT'],
    ['150000.50 by QRIS', 15_000_050n, 'NOT_WHOLE'],
  ])('%s', (_name, amount, reason) => {
    expect(impossibleFor(amount, limitsOf(qris, open))).toBe(reason)
  })

  it('keeps a provider’s own limit of QRIS where it is lower', () => {
    expect(limitsOf(qris, { minimumMinor: 100n, maximumMinor: 200n })?.maximumMinor).toBe(200n)
    expect(limitsOf(qris, undefined)).toBeUndefined()
  })

  it('offers six banks, QRIS, cards and e-wallets, as far as each provider has them', () => {
    const had = (limits: typeof xenditLimits | typeof midtransLimits) =>
      CHARGE_OPTIONS.filter(way => limits(way)).map(({ method, bankCode }) => bankCode ?? method)
    expect(had(xenditLimits)).toHaveLength(9)
    expect(had(midtransLimits)).toEqual(['014', '009', '002', '022', '013', 'QRIS', 'E_WALLET'])
    expect(had(dokuLimits)).toEqual(['014', '008', '009', '002', '022', '013', 'CARD', 'E_WALLET'])
  })

  it('chooses the first connection that takes the amount, and says why none does', () => {
    const offers = [
      { connection: 'a', limits: { minimumMinor: 1_000n, maximumMinor: null } },
      { connection: 'b', limits: open },
    ]
    expect(chooseOffer(500n, offers)).toMatchObject({ offer: { connection: 'b' }, reason: null })
    expect(chooseOffer(5_000n, offers)).toMatchObject({ offer: { connection: 'a' }, reason: null })
    expect(chooseOffer(10n, offers)).toMatchObject({ offer: { connection: 'a' }, reason: 'BELOW_LIMIT' })
    expect(chooseOffer(10n, [])).toEqual({ offer: undefined, reason: 'NO_PROVIDER' })
  })
})

describe('what a report makes of a charge', () => {
  it.each([
    ['PENDING', 'SUCCESS', 'SUCCESS', 'SUCCEEDED'],
    ['EXPIRED', 'SUCCESS', 'SUCCESS', 'SUCCEEDED'],
    ['CANCELED', 'SUCCESS', 'SUCCESS', 'SUCCEEDED'],
    ['FAILED', 'REVERSED', 'refund', 'SUCCEEDED'],
    ['PENDING', 'FAILED', 'expire', 'EXPIRED'],
    ['PENDING', 'FAILED', 'EXPIRED', 'EXPIRED'],
    ['PENDING', 'FAILED', 'deny', 'FAILED'],
    ['PENDING', 'VOIDED', 'cancel', 'CANCELED'],
    ['PENDING', 'PENDING', 'pending', undefined],
    ['CANCELED', 'FAILED', 'expire', undefined],
    ['SUCCEEDED', 'SUCCESS', 'SUCCESS', undefined],
  ] as const)('%s, %s (%s): %s', (charge, status, statusWord, next) => {
    expect(chargeAfter(charge, { status, statusWord })).toBe(next)
  })

  it('never takes back that it was paid, in whatever order reports come', () => {
    const report = fc.record({
      status: fc.constantFrom(...TRANSACTION_STATUSES),
      statusWord: fc.constantFrom('expire', 'deny', 'cancel', 'settlement'),
    })
    fc.assert(
      fc.property(fc.constantFrom(...CHARGE_STATUSES), fc.array(report), (from, reports) => {
        let [status, wasPaid] = [from, from === 'SUCCEEDED']
        for (const each of reports) {
          status = chargeAfter(status, each) ?? status
          wasPaid ||= each.status === 'SUCCESS' || each.status === 'REVERSED'
          expect(status === 'SUCCEEDED').toBe(wasPaid)
        }
      }),
    )
  })
})

describe('what providers are told', () => {
  it.each([
    ['PT Maju & Jaya, Tbk.', 'PT Maju Jaya Tbk'],
    ['Café Señor', 'Cafe Senor'],
    ['株式会社', 'Customer'],
    ['A'.repeat(40), 'A'.repeat(30)],
  ])('%s as %s', (name, plain) => {
    expect(plainName(name)).toBe(plain)
  })

  it('counts minutes down, and never to none', () => {
    const now = Temporal.Instant.from('2026-11-24T03:00:00Z')
    expect(minutesLeft(now.add({ seconds: 119 }), now)).toBe(1)
    expect(minutesLeft(now.add({ seconds: 10 }), now)).toBe(1)
    expect(minutesLeft(now.add({ hours: 24 }), now)).toBe(1_440)
  })
})
