// Bounds of adjustments without a reason. Beyond them a match needs a reason and the permission to reconcile automatically.
import {
  hasFeeDirection,
  RUPIAH,
  WITHHOLDING_BASES,
  WITHHOLDING_RATES,
  withheldFrom,
  type AmountLimits,
} from './amount.ts'
import type { Adjustment, AdjustmentKind, Flow } from './types.ts'

/** An expected transaction of a match, in its state before the match. */
export type AdjustedExpected = {
  /** The entire expected amount. */
  amount: bigint
  /** The part that is not reconciled yet. */
  open: bigint
  /** For an invoice, whose customer can have credit. */
  isOfInvoice: boolean
  /** The amount that the match takes from statement lines for it. */
  paid: bigint
  adjustments: readonly Adjustment[]
  /** The range in which its open amount may lie, if it has one. */
  openFrom: bigint | null
  openTo: bigint | null
}

/** Why adjustments are refused. */
export type BoundViolation =
  | { kind: 'ZERO' }
  | { kind: 'OPPOSITE_SIGNS' }
  | { kind: 'FEE_DIRECTION'; amount: bigint; limit: null }
  | { kind: 'OVERPAYMENT'; amount: bigint; limit: null }
  | { kind: Exclude<AdjustmentKind, 'OVERPAYMENT'>; amount: bigint; limit: bigint | null }

const absolute = (amount: bigint) => (amount < 0n ? -amount : amount)
const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n)

/**
 * The first bound that a match's adjustments violate; undefined if there is none. Amounts of one kind are added up first, so that several
 * small ones explain no more than one may.
 */
export function boundViolationOf(
  expecteds: readonly AdjustedExpected[],
  { currency, direction }: Flow,
  limits: AmountLimits,
): BoundViolation | undefined {
  const adjustments = expecteds.flatMap(each => each.adjustments)
  if (adjustments.length === 0) return undefined
  if (adjustments.some(({ amount }) => amount === 0n)) return { kind: 'ZERO' }
  if (new Set(adjustments.map(({ amount }) => amount > 0n)).size > 1) return { kind: 'OPPOSITE_SIGNS' }
  const totals = Map.groupBy(adjustments, ({ kind }) => kind)
  for (const [kind, some] of totals) {
    const amount = sum(some.map(each => each.amount))
    const violation = violationOf[kind](amount, { expecteds, currency, direction, limits })
    if (violation) return violation
  }
  return undefined
}

type Context = Flow & { expecteds: readonly AdjustedExpected[]; limits: AmountLimits }

const violationOf: Record<AdjustmentKind, (amount: bigint, context: Context) => BoundViolation | undefined> = {
  FEE: (amount, { direction, limits }) => {
    if (!hasFeeDirection(amount, direction)) return { kind: 'FEE_DIRECTION', amount, limit: null }
    return absolute(amount) <= limits.fee ? undefined : { kind: 'FEE', amount, limit: limits.fee }
  },
  WITHHOLDING: (amount, { expecteds, currency }) =>
    isWithheld(amount, expecteds, currency) ? undefined : { kind: 'WITHHOLDING', amount, limit: null },
  ROUNDING: (amount, { expecteds, limits }) =>
    absolute(amount) <= limits.rounding || isInRange(expecteds)
      ? undefined
      : { kind: 'ROUNDING', amount, limit: limits.rounding },
  // Only customers have credit, and only for what they paid.
  OVERPAYMENT: (amount, { expecteds, direction }) =>
    amount < 0n && direction === 'CREDIT' && expecteds.every(({ isOfInvoice }) => isOfInvoice)
      ? undefined
      : { kind: 'OVERPAYMENT', amount, limit: null },
}

/** Payers round the tax to a rupiah; other currencies are rounded to a cent. */
const roundingOfTax = (currency: string) => (currency === 'IDR' ? RUPIAH : 1n)

/** Whether it is the tax at a known rate: of the taxed records, or of all that are paid together, in full or for their open part. */
function isWithheld(amount: bigint, expecteds: readonly AdjustedExpected[], currency: string): boolean {
  const taxed = expecteds.filter(each => each.adjustments.some(({ kind }) => kind === 'WITHHOLDING'))
  const bases = [taxed, expecteds].flatMap(some => [
    sum(some.map(each => each.amount)),
    sum(some.map(each => each.open)),
  ])
  const margin = roundingOfTax(currency)
  return bases.some(gross =>
    WITHHOLDING_RATES.some(rate =>
      WITHHOLDING_BASES.some(base => absolute(withheldFrom(gross, rate, base) - amount) <= margin),
    ),
  )
}

/** Whether the only expected transaction has a range that contains the paid amount: then the difference was expected. */
function isInRange(expecteds: readonly AdjustedExpected[]): boolean {
  const [only] = expecteds
  if (!only || expecteds.length > 1) return false
  const { paid, openFrom, openTo } = only
  if (openFrom === null && openTo === null) return false
  return paid >= (openFrom ?? 0n) && paid <= (openTo ?? paid)
}
