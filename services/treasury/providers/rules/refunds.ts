// Which payment of an order each of its refunds and chargebacks belongs to, and how much of each payment was refunded. Depends only on what
// is known, never on the order of reports. Pure.
import type { Currency } from '../../../kit/money.ts'
import type { TransactionKind } from '../reports.ts'
import { type PaymentResult, resultOf, type TransactionStatus } from './statuses.ts'

/** What linking refunds needs of an order's transaction. */
export type OrderTransaction = {
  id: string
  kind: TransactionKind
  currency: Currency
  externalId: string
  /** Its id in a report; null if no report gave it another one. */
  reportedAs: string | null
  /** The refunded payment according to the provider; null if not reported. */
  originalExternalId: string | null
  /** Negative for refunds. */
  grossMinor: bigint
  status: TransactionStatus
  statusWord: string
  transactedAt: Temporal.Instant
}

export type Refunded = {
  /** The payment of a refund or a chargeback; null for payments, and if it is unknown. */
  originalId: string | null
  /** The refunded amount of a payment; 0 for anything else. */
  refundedMinor: bigint
  result: PaymentResult
}

const isPayment = ({ kind }: OrderTransaction) => kind === 'PAYMENT'
const isPaid = ({ status }: OrderTransaction) => status === 'SUCCESS' || status === 'REVERSED'
const backOf = ({ grossMinor }: OrderTransaction) => (grossMinor < 0n ? -grossMinor : grossMinor)
/** Only completed refunds count: not pending or failed ones, nor those returned to the seller. */
const counts = ({ status }: OrderTransaction) => status === 'SUCCESS'

const inTime = (one: OrderTransaction, other: OrderTransaction) =>
  Temporal.Instant.compare(one.transactedAt, other.transactedAt) || (one.id < other.id ? -1 : 1)

/** For the transactions of one order at one provider, by id. */
export function refundsOf(transactions: readonly OrderTransaction[]): Map<string, Refunded> {
  const payments = transactions.filter(isPayment)
  const back = transactions.filter(each => !isPayment(each))
  const refunded = new Map(payments.map(({ id }) => [id, 0n]))
  const originals = new Map<string, string>()
  const take = (refund: OrderTransaction, payment: OrderTransaction | undefined) => {
    if (!payment) return
    originals.set(refund.id, payment.id)
    if (counts(refund)) refunded.set(payment.id, refunded.get(payment.id)! + backOf(refund))
  }
  // Refunds whose payment the provider names come first; the others get what remains.
  const named = back.filter(({ originalExternalId }) => originalExternalId !== null)
  for (const refund of named)
    take(
      refund,
      payments.find(({ externalId }) => externalId === refund.originalExternalId) ??
        payments.find(({ reportedAs }) => reportedAs === refund.originalExternalId),
    )
  const rest = back.filter(({ originalExternalId }) => originalExternalId === null).toSorted(inTime)
  for (const refund of [...rest.filter(counts), ...rest.filter(each => !counts(each))])
    take(refund, originalOf(refund, payments, refunded))
  return new Map(
    transactions.map(each => [
      each.id,
      {
        originalId: originals.get(each.id) ?? null,
        refundedMinor: refunded.get(each.id) ?? 0n,
        result: resultAfter(each, refunded.get(each.id) ?? 0n),
      },
    ]),
  )
}

/** Of several payments the latest one before the refund with enough left: the same amount rather than a part of a larger one. */
function originalOf(
  refund: OrderTransaction,
  payments: readonly OrderTransaction[],
  refunded: ReadonlyMap<string, bigint>,
): OrderTransaction | undefined {
  const paid = payments.filter(each => isPaid(each) && each.currency === refund.currency).toSorted(inTime)
  if (paid.length < 2) return paid[0]
  const isEarlier = (each: OrderTransaction) => Temporal.Instant.compare(each.transactedAt, refund.transactedAt) <= 0
  // Reports may only have dates, so a payment that appears later than its refund is the last choice.
  const byTime = [paid.filter(isEarlier).toReversed(), paid.filter(each => !isEarlier(each))]
  const leftOf = (each: OrderTransaction) => backOf(each) - (refunded.get(each.id) ?? 0n)
  for (const candidates of byTime) {
    const found =
      candidates.find(each => leftOf(each) === backOf(refund)) ?? candidates.find(each => leftOf(each) > backOf(refund))
    if (found) return found
  }
  return undefined
}

/** The payer's result: a payment refunded in full, by one refund or several, is refunded; a partial refund leaves it unchanged. */
function resultAfter(transaction: OrderTransaction, refundedMinor: bigint): PaymentResult {
  const { kind, status, statusWord, grossMinor } = transaction
  // A reversed refund has not reached the payer.
  if (kind !== 'PAYMENT') return status === 'REVERSED' ? 'FAILED' : resultOf(status, statusWord)
  return status === 'SUCCESS' && grossMinor > 0n && refundedMinor >= grossMinor
    ? 'REFUNDED'
    : resultOf(status, statusWord)
}
