// The dates of a recurrence. Pure.
import type { Frequency } from '../table.ts'

/** The interval between occurrences. */
const STEPS = {
  WEEKLY: { weeks: 1 },
  MONTHLY: { months: 1 },
  YEARLY: { years: 1 },
} as const satisfies Record<Frequency, Temporal.DurationLike>

/**
 * The first date of the series after one of its dates. Counted from the series' first date, so that a series on the 31st returns to it
 * after a shorter month.
 */
export function nextDateAfter(frequency: Frequency, anchor: Temporal.PlainDate, last: Temporal.PlainDate) {
  const step = Temporal.Duration.from(STEPS[frequency])
  const unit = frequency === 'WEEKLY' ? 'weeks' : frequency === 'MONTHLY' ? 'months' : 'years'
  const passed = anchor.until(last, { largestUnit: unit })[unit]
  // The count may be one too low if a date was clamped to a month's end.
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
