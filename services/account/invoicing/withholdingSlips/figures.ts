// What a slip closes of what was withheld of an invoice (decisions §7; issue 19).
import type { Currency } from '../../../kit/money.ts'

/** One rupiah: what is missing up to it nobody asks for. */
const ROUNDING_MINOR = 100n

export type Closed = {
  /** What is missing and not asked for. */
  roundingMinor: bigint
  /** What the customer held back without a slip, and owes as cash. */
  owedMinor: bigint
}

/**
 * How what a slip leaves open is closed. Equal: nothing is left. Up to a rupiah less is rounding; more is owed as cash, unless a further slip
 * is to come for it. The slip is not above what is open.
 */
export function closedBy(
  openMinor: bigint,
  amountMinor: bigint,
  { currency, isMoreToCome }: { currency: Currency; isMoreToCome: boolean },
): Closed {
  const missing = openMinor - amountMinor
  if (currency === 'IDR' && missing <= ROUNDING_MINOR) return { roundingMinor: missing, owedMinor: 0n }
  return { roundingMinor: 0n, owedMinor: isMoreToCome ? 0n : missing }
}
