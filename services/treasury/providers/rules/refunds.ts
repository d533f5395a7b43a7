// Which payment of an order each of its refunds and chargebacks belongs to, and how much of each payment was refunded. Depends only on what
// is known, never on the order of reports. Pure.
import type { Currency } from '../../../kit/money.ts'
import type { TransactionKind } from '../reports.ts'
import { type PaymentResult, resultOf, type TransactionStatus } from './statuses.ts'

/** What linking refunds needs of an order's transaction. */
export type OrderTransaction = {
  id: string
  order: string
  kind: TransactionKind
  currency: Currency
  externalId: string
  /** Its id in a report; null if no report gave it another one. */
  reportedAs: string | null
  /** The refunded payment according to the provider; null if not reported. */
  originalExternalId: string | null
  /** The refunded payment that a user chose; null if none did. */
  chosenId: string | null
  /** Negative for refunds. */
  grossMinor: bigint
  status: TransactionStatus
  statusWord: string
  transactedAt: Temporal.Instant
}

export type Refunded = {
  /** The payment of a refund or a chargeback; null for payments, and if it is unknown. */
  originalId: string | null
  /** False if it may be another payment of the order. Only what is certain is booked. */
  isOriginalCertain: boolean
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
  // Of each payment, what was certainly refunded.
  const certainly = new Map(refunded)
  const originals = new Map<string, string>()
  const certain = new Set<string>()
  const take = (refund: OrderTransaction, payment: OrderTransaction | undefined, isCertain: boolean) => {
    if (!payment) return
    originals.set(refund.id, payment.id)
    if (isCertain) certain.add(refund.id)
    if (!counts(refund)) return
    refunded.set(payment.id, refunded.get(payment.id)! + backOf(refund))
    if (isCertain) certainly.set(payment.id, certainly.get(payment.id)! + backOf(refund))
  }
  // Refunds whose payment a user chose or the provider names come first; the others get what remains.
  for (const refund of back) {
    const stated = statedOriginal(refund, payments)
    take(refund, stated?.payment, stated?.isCertain ?? false)
  }
  const isOpen = ({ id }: OrderTransaction) => !originals.has(id)
  const rest = back.filter(each => isOpen(each) && each.originalExternalId === null).toSorted(inTime)
  // What only one payment can have refunded comes before what is guessed: it may leave only one payment for another refund.
  const takeCertain = (refund: OrderTransaction) => {
    const [only, another] = possibleOriginals(refund, payments, certainly)
    if (only && !another) take(refund, only, true)
  }
  for (let left = -1; left !== originals.size;) {
    left = originals.size
    for (const refund of rest.filter(counts).filter(isOpen)) takeCertain(refund)
  }
  for (const refund of rest.filter(counts).filter(isOpen)) take(refund, originalOf(refund, payments, refunded), false)
  for (const refund of rest.filter(each => !counts(each))) {
    takeCertain(refund)
    if (isOpen(refund)) take(refund, originalOf(refund, payments, refunded), false)
  }
  return new Map(
    transactions.map(each => [
      each.id,
      {
        originalId: originals.get(each.id) ?? null,
        isOriginalCertain: certain.has(each.id),
        refundedMinor: refunded.get(each.id) ?? 0n,
        result: resultAfter(each, refunded.get(each.id) ?? 0n),
      },
    ]),
  )
}

/** The payment of a refund that a user chose or the provider names; undefined if it has to be inferred. */
function statedOriginal(
  { chosenId, originalExternalId: name, order }: OrderTransaction,
  payments: readonly OrderTransaction[],
): { payment: OrderTransaction; isCertain: boolean } | undefined {
  const chosen = payments.find(({ id }) => id === chosenId)
  if (chosen) return { payment: chosen, isCertain: true }
  if (name === null) return undefined
  const named =
    payments.find(({ externalId }) => externalId === name) ?? payments.find(({ reportedAs }) => reportedAs === name)
  // Some providers name payments after their order.
  return named && { payment: named, isCertain: name !== order || payments.filter(isPaid).length < 2 }
}

/**
 * Whether a user may choose this payment for a refund: what other refunds took of it by a choice or by name leaves enough. What was only
 * inferred takes nothing: those refunds get what remains.
 */
export function mayChoose(transactions: readonly OrderTransaction[], refundId: string, paymentId: string): boolean {
  const payments = transactions.filter(isPayment)
  const refund = transactions.find(each => each.id === refundId && !isPayment(each))
  const payment = payments.find(({ id }) => id === paymentId)
  if (!refund || !payment || !isPaid(payment) || payment.currency !== refund.currency) return false
  const takenMinor = transactions
    .filter(each => !isPayment(each) && counts(each) && each.id !== refundId)
    .filter(each => {
      const stated = statedOriginal(each, payments)
      return stated?.isCertain && stated.payment.id === paymentId
    })
    .reduce((sum, each) => sum + backOf(each), 0n)
  return backOf(payment) - takenMinor >= backOf(refund)
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

/** Reports that only have dates may put a payment this long after its refund. */
const TOLERANCE_HOURS = 24

/** The payments that a refund without a named payment may belong to: the only one of the order, or those with enough left. */
function possibleOriginals(
  refund: OrderTransaction,
  payments: readonly OrderTransaction[],
  certainly: ReadonlyMap<string, bigint>,
): OrderTransaction[] {
  const paid = payments.filter(each => isPaid(each) && each.currency === refund.currency)
  if (paid.length < 2) return paid
  const latest = refund.transactedAt.add({ hours: TOLERANCE_HOURS })
  return paid.filter(
    each =>
      Temporal.Instant.compare(each.transactedAt, latest) <= 0 &&
      backOf(each) - (certainly.get(each.id) ?? 0n) >= backOf(refund),
  )
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
