// Formats quantities and percentages.
import { formatScaled } from '../amounts/public.ts'

/** A quantity in ten-thousandths of a unit, as a decimal. */
export const formatQuantity = (quantity: bigint): string => formatScaled(quantity, 4)

/** Hundredths of a percent, as a decimal. */
export const formatPercent = (percent: number): string => formatScaled(BigInt(percent), 2)
