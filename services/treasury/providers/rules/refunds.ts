// Which payment of an order each of its refunds and chargebacks takes back, and what of each payment went back. It depends on what is known
// alone, never on the order in which it was reported. Pure.
import type { Currency } from '../../../kit/money.ts'
import type { TransactionKind } from '../reports.ts'
import { type PaymentResult, resultOf, type TransactionStatus } from './statuses.ts'

/** A transaction of an order, as far as refunds are measured by it. */
export type OrderTransaction = {
  id: string
  kind: TransactionKind
  currency: Currency
  externalId: string
  /** The name that a report has of it; null where no report named it otherwise. */
  reportedAs: string | null
  /** The payment that the provider says it takes back; null where it says none. */
  originalExternalId: string | null
  /** Negative where money goes back. */
  grossMinor: bigint
  status: TransactionStatus
  statusWord: string
  transactedAt: Temporal.Instant
}

export type Refunded = {
  /** The payment that a refund or a chargeback takes back; null of payments, and where that can't be told. */
  originalId: string | null
  /** What went back of a payment; 0 of anything else. */
  refundedMinor: bigint
  result: PaymentResult
}

const isPayment = ({ kind }: OrderTransaction) => kind === 'PAYMENT'
const isPaid = ({ status }: OrderTransaction) => status === 'SUCCESS' || status === 'REVERSED'
const backOf = ({ grossMinor }: OrderTransaction) => (grossMinor < 0n ? -grossMinor : grossMinor)
/** Only what the provider has given back counts: not what is awaited, has failed, or was returned to the seller. */
const counts = ({ status }: OrderTransaction) => status === 'SUCCESS'

const inTime = (one: OrderTransaction, other: OrderTransaction) =>
  Temporal.Instant.compare(one.transactedAt, other.transactedAt) || (one.id < other.id ? -1 : 1)

/** Of the transactions of one order at one provider, by id. */
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
  // What the provider names comes first; the rest has what that leaves.
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

/** Of several that were paid the latest one before the refund, of which so much is left: the same amount rather than a part of more. */
function originalOf(
  refund: OrderTransaction,
  payments: readonly OrderTransaction[],
  refunded: ReadonlyMap<string, bigint>,
): OrderTransaction | undefined {
  const paid = payments.filter(each => isPaid(each) && each.currency === refund.currency).toSorted(inTime)
  if (paid.length < 2) return paid[0]
  const isEarlier = (each: OrderTransaction) => Temporal.Instant.compare(each.transactedAt, refund.transactedAt) <= 0
  // Reports may tell days alone: a payment that seems younger than its refund is the last choice.
  const byTime = [paid.filter(isEarlier).toReversed(), paid.filter(each => !isEarlier(each))]
  const leftOf = (each: OrderTransaction) => backOf(each) - (refunded.get(each.id) ?? 0n)
  for (const candidates of byTime) {
    const found =
      candidates.find(each => leftOf(each) === backOf(refund)) ?? candidates.find(each => leftOf(each) > backOf(refund))
    if (found) return found
  }
  return undefined
}

/** What the payer got: all of it back, by one refund or several, is refunded; a part leaves it as it is. */
function resultAfter(transaction: OrderTransaction, refundedMinor: bigint): PaymentResult {
  const { kind, status, statusWord, grossMinor } = transaction
  // A refund that was taken back has not reached the payer.
  if (kind !== 'PAYMENT') return status === 'REVERSED' ? 'FAILED' : resultOf(status, statusWord)
  return status === 'SUCCESS' && grossMinor > 0n && refundedMinor >= grossMinor
    ? 'REFUNDED'
    : resultOf(status, statusWord)
}
