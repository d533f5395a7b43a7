// How late counterparties pay, learnt from their matches. Pure.
import type { Lag } from './forecast.ts'

/** Fewer samples are not significant for a counterparty. */
export const MIN_SAMPLES = 3
const [EARLIEST, LATEST] = [-10, 90]

/** The lower median of the samples, within bounds; null if there are too few. */
export function lagOfSamples(days: readonly number[]): Lag | null {
  if (days.length < MIN_SAMPLES) return null
  const sorted = days.toSorted((one, other) => one - other)
  const median = sorted[Math.floor((sorted.length - 1) / 2)] ?? 0
  return { days: Math.min(Math.max(median, EARLIEST), LATEST), samples: days.length }
}
