// Which payment a refund belongs to, and how much of the payment was refunded, by example and by properties.
import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { type OrderTransaction, refundsOf } from '../../../../services/treasury/providers/rules/refunds.ts'
import { TRANSACTION_STATUSES } from '../../../../services/treasury/providers/rules/statuses.ts'

let ids = 0
const of = (
  kind: OrderTransaction['kind'],
  grossMinor: bigint,
  over: Partial<OrderTransaction> = {},
): OrderTransaction => {
  const id = `t-${String(++ids).padStart(4, '0')}`
  return {
    id,
    kind,
    currency: 'IDR',
    externalId: id,
    reportedAs: null,
    originalExternalId: null,
    grossMinor,
    status: 'SUCCESS',
    statusWord: 'SUCCESS',
    transactedAt: Temporal.Instant.from(kind === 'PAYMENT' ? '2026-11-20T03:00:00Z' : '2026-11-21T03:00:00Z'),
    ...over,
  }
}
const payment = (grossMinor: bigint, over?: Partial<OrderTransaction>) => of('PAYMENT', grossMinor, over)
const refund = (grossMinor: bigint, over?: Partial<OrderTransaction>) => of('REFUND', grossMinor, over)
const resultOf = (paid: OrderTransaction, ...others: OrderTransaction[]) => refundsOf([paid, ...others]).get(paid.id)

test.each([
  ['nothing went back', [], 'SUCCESS', 0n],
  ['a part', [refund(-99n)], 'SUCCESS', 99n],
  ['all of it', [refund(-100n)], 'REFUNDED', 100n],
  ['all of it in parts', [refund(-60n), of('CHARGEBACK', -40n)], 'REFUNDED', 100n],
  ['more than it', [refund(-101n)], 'REFUNDED', 101n],
  ['what is awaited', [refund(-100n, { status: 'PENDING' })], 'SUCCESS', 0n],
  ['what has failed', [refund(-100n, { status: 'FAILED' })], 'SUCCESS', 0n],
  ['what was taken back', [refund(-100n, { status: 'REVERSED' })], 'SUCCESS', 0n],
  ['another currency', [refund(-100n, { currency: 'USD' })], 'SUCCESS', 0n],
] as const)('%s: %s', (_name, others, result, refundedMinor) => {
  expect(resultOf(payment(100n), ...others)).toEqual({ originalId: null, result, refundedMinor })
})

it('of a payment that has not come nothing went back, and one that the provider reversed is refunded by that', () => {
  expect(resultOf(payment(100n, { status: 'PENDING' }), refund(-100n))?.result).toBe('PENDING')
  expect(resultOf(payment(100n, { status: 'REVERSED' }), refund(-100n))?.result).toBe('REFUNDED')
  expect(resultOf(payment(100n, { status: 'REVERSED' }))?.result).toBe('REFUNDED')
})

it('a refund that the provider took back has not reached the payer', () => {
  const back = refund(-100n, { status: 'REVERSED' })
  const paid = payment(100n)
  expect(refundsOf([paid, back]).get(back.id)).toEqual({ originalId: paid.id, result: 'FAILED', refundedMinor: 0n })
})

it('the name that the provider gives wins over all else, by the API or by a report', () => {
  const [one, two] = [payment(100n), payment(100n, { reportedAs: 'two' })]
  const [named, reported] = [
    refund(-100n, { originalExternalId: one.externalId }),
    refund(-50n, { originalExternalId: 'two' }),
  ]
  const found = refundsOf([one, two, named, reported])
  expect([found.get(named.id)?.originalId, found.get(reported.id)?.originalId]).toEqual([one.id, two.id])
  expect(refundsOf([one, refund(-1n, { originalExternalId: 'unknown' })]).get(one.id)?.refundedMinor).toBe(0n)
})

it('of several payments it takes the same amount rather than a part, and none where none has so much left', () => {
  const [small, large] = [payment(50n), payment(100n)]
  const [first, second, third] = [refund(-50n), refund(-70n), refund(-90n)]
  const found = refundsOf([large, small, first, second, third])
  expect([first, second, third].map(({ id }) => found.get(id)?.originalId)).toEqual([small.id, large.id, null])
})

const transaction = fc.record({
  isPayment: fc.boolean(),
  minor: fc.bigInt({ min: 1n, max: 5n }),
  status: fc.constantFrom(...TRANSACTION_STATUSES),
  hour: fc.integer({ min: 10, max: 20 }),
  isNamed: fc.boolean(),
})
const order = fc.array(transaction, { maxLength: 8 }).map(drawn => {
  const made = drawn.map(({ isPayment, minor, status, hour }) =>
    of(isPayment ? 'PAYMENT' : 'REFUND', isPayment ? minor : -minor, {
      status,
      transactedAt: Temporal.Instant.from(`2026-11-20T${hour}:00:00Z`),
    }),
  )
  const first = made.find(({ kind }) => kind === 'PAYMENT')
  return made.map((each, at) =>
    each.kind !== 'PAYMENT' && drawn[at]!.isNamed && first ? { ...each, originalExternalId: first.externalId } : each,
  )
})

test('it depends on what is known, not on the order in which it is told', () => {
  fc.assert(
    fc.property(
      order.chain(all => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }))),
      ([all, shuffled]) => {
        const [one, other] = [refundsOf(all), refundsOf(shuffled)]
        for (const { id } of all) expect(other.get(id)).toEqual(one.get(id))
      },
    ),
  )
})

test('what payments lost is what their refunds gave, and refunded are those alone that lost all', () => {
  fc.assert(
    fc.property(order, all => {
      const found = refundsOf(all)
      for (const paid of all.filter(({ kind }) => kind === 'PAYMENT')) {
        const given = all.filter(({ id, status }) => found.get(id)?.originalId === paid.id && status === 'SUCCESS')
        const sum = given.reduce((total, { grossMinor }) => total - grossMinor, 0n)
        const { refundedMinor, result } = found.get(paid.id)!
        expect(refundedMinor).toBe(sum)
        if (paid.status === 'SUCCESS') expect(result === 'REFUNDED').toBe(sum >= paid.grossMinor)
      }
    }),
  )
})
