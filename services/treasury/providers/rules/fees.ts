// A provider's deductions from a payment, and whether its amounts add up. Everything is in minor units.
import { formatMinor } from '../../../kit/money.ts'

/** VAT is added to the fee, or included in it. */
export const VAT_MODES = ['ADDED', 'INCLUDED'] as const
export type VatMode = (typeof VAT_MODES)[number]

const VAT_RATE = 11n

/** VAT on a fee if the provider doesn't report it. A returned fee is negative, and so is its VAT. */
export function vatOf(feeMinor: bigint, mode: VatMode): bigint {
  if (mode === 'INCLUDED') return 0n
  const magnitude = ((feeMinor < 0n ? -feeMinor : feeMinor) * VAT_RATE * 2n + 100n) / 200n
  return feeMinor < 0n ? -magnitude : magnitude
}

/** The parts of a net amount. Refunds and chargebacks have a negative gross. */
export type Parts = {
  grossMinor: bigint
  feeMinor: bigint
  vatMinor: bigint
  withheldMinor: bigint
  adjustmentMinor: bigint
}

/** The net of the parts. */
export const netOf = ({ grossMinor, feeMinor, vatMinor, withheldMinor, adjustmentMinor }: Parts): bigint =>
  grossMinor - feeMinor - vatMinor - withheldMinor + adjustmentMinor

export const FIGURE_CHECKS = ['EXACT', 'ROUNDED', 'MISMATCH'] as const
export type FigureCheck = (typeof FIGURE_CHECKS)[number]

/** Up to this a difference is rounding: recorded only. */
const ROUNDING_MINOR = 100n

/** How much a reported amount differs from the sum of its parts. */
export function checkFigures(reportedMinor: bigint, computedMinor: bigint): FigureCheck {
  const difference = reportedMinor - computedMinor
  if (difference === 0n) return 'EXACT'
  return difference <= ROUNDING_MINOR && difference >= -ROUNDING_MINOR ? 'ROUNDED' : 'MISMATCH'
}

/** A fee in percent of the gross, half up to two decimals; null when nothing was paid. */
export function feeShare(feeMinor: bigint, grossMinor: bigint): string | null {
  if (grossMinor <= 0n) return null
  const magnitude = feeMinor < 0n ? -feeMinor : feeMinor
  const hundredths = (magnitude * 20_000n + grossMinor) / (grossMinor * 2n)
  return formatMinor(feeMinor < 0n ? -hundredths : hundredths)
}
