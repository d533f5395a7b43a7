// Milestones of one invoice: percentages that sum to a hundred, amounts that sum to its total.
import type { Currency } from '../../../kit/money.ts'
import { fraction, halfUpTo, times } from './fractions.ts'
import { percentOf } from './lines.ts'
import { taxStep } from './vat.ts'

const HUNDRED_PERCENT = 10_000n

export type MilestoneAmounts = { totalMinor: bigint; withheldMinor: bigint; cashMinor: bigint }

/** Whether percentages, in hundredths of a percent, can divide an invoice. */
export const areMilestones = (percents: readonly bigint[]): boolean =>
  percents.every(percent => percent > 0n) && percents.reduce((sum, percent) => sum + percent, 0n) === HUNDRED_PERCENT

/** Total and withheld tax of each; the last gets the rounding difference. */
export function milestonesOf(
  percents: readonly bigint[],
  { totalMinor, withheldMinor }: Pick<MilestoneAmounts, 'totalMinor' | 'withheldMinor'>,
  currency: Currency,
): MilestoneAmounts[] {
  if (!areMilestones(percents)) throw new RangeError('milestones sum to 100 %')
  const totals = parts(totalMinor, percents, taxStep(currency))
  const withheld = parts(withheldMinor, percents, taxStep(currency))
  return totals.map((total, place) => {
    const kept = withheld[place]!
    return { totalMinor: total, withheldMinor: kept, cashMinor: total - kept }
  })
}

function parts(amountMinor: bigint, percents: readonly bigint[], step: bigint): bigint[] {
  let left = amountMinor
  return percents.map((percent, place) => {
    const rounded = halfUpTo(times(fraction(amountMinor), percentOf(percent)), step)
    // Many small ones could round up to more than the total.
    const part = place === percents.length - 1 || rounded > left ? left : rounded
    left -= part
    return part
  })
}
