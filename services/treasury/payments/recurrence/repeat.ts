// The dates of what repeats. Pure.
import type { Frequency } from '../table.ts'

/** How far one occurrence is from the next. */
const STEPS = {
  WEEKLY: { weeks: 1 },
  MONTHLY: { months: 1 },
  YEARLY: { years: 1 },
} as const satisfies Record<Frequency, Temporal.DurationLike>

/**
 * The first date of the series after one of its dates. Counted from the first date of all, so that a series of the 31st that a short
 * month pushed to its end comes back to the 31st.
 */
export function nextDateAfter(frequency: Frequency, anchor: Temporal.PlainDate, last: Temporal.PlainDate) {
  const step = Temporal.Duration.from(STEPS[frequency])
  const unit = frequency === 'WEEKLY' ? 'weeks' : frequency === 'MONTHLY' ? 'months' : 'years'
  const passed = anchor.until(last, { largestUnit: unit })[unit]
  // What has passed may be one short of the truth where a month's end was clamped.
  for (let count = Math.max(passed, 0); ; count++) {
    const date = anchor.add(multiple(step, count))
    if (Temporal.PlainDate.compare(date, last) > 0) return date
  }
}

const multiple = ({ weeks, months, years }: Temporal.Duration, count: number): Temporal.DurationLike => ({
  weeks: weeks * count,
  months: months * count,
  years: years * count,
})
