// Converts the server's candidates to rows to pick from. Pure: works on any value with these fields.
import { addDecimals, isZero } from '../../../../i18n/decimal.ts'
import type { Explanation } from './difference.ts'
import type { PickedExpected } from './workspaceState.ts'

type ExpectedLike = {
  readonly id: string
  readonly number: string
  readonly description: string
  readonly status: string
  readonly source: string
  readonly remaining: { readonly amount: string }
  readonly counterparty: { readonly alias: string } | null | undefined
}

type ReasonLike = { readonly expectedTransactionId: string | null | undefined }

export type CandidateLike = {
  readonly result: string
  readonly recommendation: { readonly id: string; readonly status: string } | null | undefined
  readonly adjustments: readonly { readonly kind: string; readonly amount: { readonly amount: string } }[]
  readonly expectedTransactions: readonly ExpectedLike[]
  readonly reasons: readonly ReasonLike[]
}

/** The section of a candidate in the pane. */
export type Sections<C> = {
  /** The best candidate, if it is good enough to be picked by default. */
  readonly suggested: C | null
  /** Groups of expected transactions that match together. */
  readonly groups: readonly C[]
  /** Single candidates. */
  readonly others: readonly C[]
}

/** Whether a candidate can still be matched: not when a part of it was reconciled meanwhile. */
function isOpen(candidate: CandidateLike): boolean {
  return candidate.expectedTransactions.every(
    ({ status }) => status === 'UNRECONCILED' || status === 'PARTIALLY_RECONCILED',
  )
}

/** A pending recommendation or a full match; any other candidate is only possible. */
function isGoodEnough(candidate: CandidateLike): boolean {
  return (
    candidate.recommendation?.status === 'PENDING' ||
    (candidate.recommendation == null && candidate.result === 'FULL_MATCH')
  )
}

/** Divides the ranked candidates into sections, in the server's order. */
export function sectionsOf<C extends CandidateLike>(candidates: readonly C[]): Sections<C> {
  const open = candidates.filter(isOpen)
  const [first] = open
  const suggested = first !== undefined && isGoodEnough(first) ? first : null
  const rest = suggested === null ? open : open.slice(1)
  return {
    suggested,
    groups: rest.filter(({ expectedTransactions }) => expectedTransactions.length > 1),
    others: rest.filter(({ expectedTransactions }) => expectedTransactions.length === 1),
  }
}

/** An expected transaction with the fields of the equation. */
export function pickOf(expected: ExpectedLike): PickedExpected {
  return {
    id: expected.id,
    number: expected.number,
    name: expected.counterparty?.alias ?? expected.description,
    remaining: expected.remaining.amount,
    ofInvoice: expected.source === 'INVOICE',
  }
}

/** All transactions of a candidate as picks. */
export function picksOf(candidate: CandidateLike | null): readonly PickedExpected[] {
  return candidate?.expectedTransactions.map(pickOf) ?? []
}

/** The evidence for one expected transaction; evidence for the whole goes with a single one. */
export function reasonsOf<R extends ReasonLike>(reasons: readonly R[], expectedId: string, isSingle: boolean): R[] {
  return reasons.filter(
    ({ expectedTransactionId }) => (expectedTransactionId ?? (isSingle ? expectedId : null)) === expectedId,
  )
}

/** The evidence for a group as a whole. */
export function reasonsOfWhole<R extends ReasonLike>(reasons: readonly R[]): R[] {
  return reasons.filter(({ expectedTransactionId }) => expectedTransactionId == null)
}

/** The candidate that consists of exactly these picks, in any order. */
export function candidateOfPicks<C extends CandidateLike>(
  candidates: readonly C[],
  picks: readonly PickedExpected[],
): C | null {
  const ids = new Set(picks.map(({ id }) => id))
  const isSame = ({ expectedTransactions }: C): boolean =>
    expectedTransactions.length === ids.size && expectedTransactions.every(({ id }) => ids.has(id))
  return ids.size === 0 ? null : (candidates.find(isSame) ?? null)
}

const explanationKinds = ['FEE', 'WITHHOLDING', 'ROUNDING', 'OVERPAYMENT'] as const

/** The engine's explanations of the difference, one per kind. */
export function explanationsOf(candidate: CandidateLike | null): readonly Explanation[] {
  const adjustments = candidate?.adjustments ?? []
  return explanationKinds.flatMap(kind => {
    const amounts = adjustments.filter(adjustment => adjustment.kind === kind).map(({ amount }) => amount.amount)
    const amount = addDecimals(amounts)
    return isZero(amount) ? [] : [{ kind, amount }]
  })
}
