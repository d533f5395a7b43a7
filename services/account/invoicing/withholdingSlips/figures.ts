// How much of an invoice's withheld tax a slip closes (decisions §7; issue 19).
import type { Currency } from '../../../kit/money.ts'

/** One rupiah: a smaller difference is not claimed. */
const ROUNDING_MINOR = 100n

export type Closed = {
  /** A missing amount that is not claimed. */
  roundingMinor: bigint
  /** What the customer withheld without a slip, and owes as cash. */
  owedMinor: bigint
}

/**
 * How the difference between a slip and the open amount is closed. Equal: nothing is left. Up to a rupiah less is rounding; more is owed as
 * cash, unless another slip is expected for it. The slip doesn't exceed the open amount.
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
