// What a provider keeps of a payment, and whether its figures add up. Everything is in minor units.

/** VAT is put on top of the fee, or is a part of it. */
export const VAT_MODES = ['ADDED', 'INCLUDED'] as const
export type VatMode = (typeof VAT_MODES)[number]

const VAT_RATE = 11n

/** VAT on a fee where the provider does not tell it. A fee that is given back is negative, and so is its VAT. */
export function vatOf(feeMinor: bigint, mode: VatMode): bigint {
  if (mode === 'INCLUDED') return 0n
  const magnitude = ((feeMinor < 0n ? -feeMinor : feeMinor) * VAT_RATE * 2n + 100n) / 200n
  return feeMinor < 0n ? -magnitude : magnitude
}

/** What a net amount is made of. Of refunds and chargebacks the gross is negative. */
export type Parts = {
  grossMinor: bigint
  feeMinor: bigint
  vatMinor: bigint
  withheldMinor: bigint
  adjustmentMinor: bigint
}

/** What the parts come to. */
export const netOf = ({ grossMinor, feeMinor, vatMinor, withheldMinor, adjustmentMinor }: Parts): bigint =>
  grossMinor - feeMinor - vatMinor - withheldMinor + adjustmentMinor

export const FIGURE_CHECKS = ['EXACT', 'ROUNDED', 'MISMATCH'] as const
export type FigureCheck = (typeof FIGURE_CHECKS)[number]

/** Up to here a difference is rounding: noted, and nothing more. */
const ROUNDING_MINOR = 100n

/** How far a reported amount is from what its parts come to. */
export function checkFigures(reportedMinor: bigint, computedMinor: bigint): FigureCheck {
  const difference = reportedMinor - computedMinor
  if (difference === 0n) return 'EXACT'
  return difference <= ROUNDING_MINOR && difference >= -ROUNDING_MINOR ? 'ROUNDED' : 'MISMATCH'
}
