// Which payment a refund belongs to, and how much of the payment was refunded, by example and by properties.
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
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
    order: 'INV-1',
    kind,
    currency: 'IDR',
    externalId: id,
    reportedAs: null,
    originalExternalId: null,
    chosenId: null,
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
  expect(resultOf(payment(100n), ...others)).toEqual({
    originalId: null,
    isOriginalCertain: false,
    result,
    refundedMinor,
  })
})

it('of a payment that has not come nothing went back, and one that the provider reversed is refunded by that', () => {
  expect(resultOf(payment(100n, { status: 'PENDING' }), refund(-100n))?.result).toBe('PENDING')
  expect(resultOf(payment(100n, { status: 'REVERSED' }), refund(-100n))?.result).toBe('REFUNDED')
  expect(resultOf(payment(100n, { status: 'REVERSED' }))?.result).toBe('REFUNDED')
})

it('a refund that the provider took back has not reached the payer', () => {
  const back = refund(-100n, { status: 'REVERSED' })
  const paid = payment(100n)
  expect(refundsOf([paid, back]).get(back.id)).toEqual({
    originalId: paid.id,
    isOriginalCertain: true,
    result: 'FAILED',
    refundedMinor: 0n,
  })
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

describe('is certain of the payment', () => {
  const certain = (all: OrderTransaction[], of: OrderTransaction) => refundsOf(all).get(of.id)?.isOriginalCertain
  const at = (time: string) => ({ transactedAt: Temporal.Instant.from(time) })

  it('that the provider names, and of the only one of an order', () => {
    const [one, two] = [payment(100n), payment(100n)]
    const named = refund(-100n, { originalExternalId: two.externalId })
    const only = refund(-40n)
    expect(certain([one, two, named], named)).toBe(true)
    expect(certain([one, payment(100n, { status: 'FAILED' }), only], only)).toBe(true)
  })

  it('not of one of two that it may be, though one is as large as the refund', () => {
    const [small, large] = [payment(50n), payment(100n)]
    const back = refund(-50n)
    expect(refundsOf([small, large, back]).get(back.id)).toMatchObject({
      originalId: small.id,
      isOriginalCertain: false,
    })
  })

  it('of the one that is large enough, unless a refund that may be of another one has taken of it', () => {
    const [small, large] = [payment(50n), payment(100n)]
    const back = refund(-70n)
    expect(certain([small, large, back], back)).toBe(true)
    // It is also found after one that may be of both.
    const either = refund(-40n, at('2026-11-20T12:00:00Z'))
    const found = refundsOf([small, large, either, refund(-99n)])
    expect(found.get(large.id)?.refundedMinor).toBe(99n)
    expect(found.get(either.id)).toMatchObject({ originalId: small.id, isOriginalCertain: true })
    const [unsure, rest] = [refund(-60n), refund(-60n)]
    const equal = [payment(100n), payment(100n)]
    expect([unsure, rest].map(each => certain([...equal, unsure, rest], each))).toEqual([false, false])
  })

  it('of the one that was paid before it, with a day for reports that only have dates', () => {
    const back = refund(-100n, at('2026-11-20T03:00:00Z'))
    const before = payment(100n, at('2026-11-19T03:00:00Z'))
    expect(certain([before, payment(100n, at('2026-11-22T03:00:00Z')), back], back)).toBe(true)
    expect(certain([before, payment(100n, at('2026-11-20T23:00:00Z')), back], back)).toBe(false)
  })

  it('that a user chose, until the provider has no such payment', () => {
    const [one, two] = [payment(100n), payment(100n)]
    const chosen = refund(-100n, { chosenId: one.id })
    const other = refund(-100n)
    const found = refundsOf([one, two, other, chosen])
    expect(found.get(chosen.id)).toMatchObject({ originalId: one.id, isOriginalCertain: true })
    expect(found.get(other.id)).toMatchObject({ originalId: two.id, isOriginalCertain: true })
    expect(certain([one, two, refund(-1n, { chosenId: 'unknown' })], one)).toBe(false)
  })

  it('not where the name is that of the order, and the order was paid several times', () => {
    const [one, two] = [payment(100n, { externalId: 'INV-1' }), payment(100n)]
    const back = refund(-100n, { originalExternalId: 'INV-1' })
    expect(certain([one, back], back)).toBe(true)
    expect(certain([one, two, back], back)).toBe(false)
  })
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
