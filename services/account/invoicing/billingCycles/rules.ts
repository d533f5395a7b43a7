// When a billing cycle ends, and the period that ends then: calendar arithmetic, without a clock of its own.
export type Cycle = { cycle: 'WEEKLY' | 'MONTHLY'; /** Of the week, 1 is Monday, or of the month. */ day: number }

/** When on the cycle's day drafts are made: what was delivered that day is in by then. */
export const DRAFTING_HOUR = 18

/** The cycle's day of a month: the 31st of a month that has none is its last day. */
const dayOfMonth = (month: Temporal.PlainYearMonth, day: number) =>
  month.toPlainDate({ day: Math.min(day, month.daysInMonth) })

/** The cycle's last day on or before a date. */
export function cycleDayUntil({ cycle, day }: Cycle, date: Temporal.PlainDate): Temporal.PlainDate {
  if (cycle === 'WEEKLY') return date.subtract({ days: (date.dayOfWeek - day + 7) % 7 })
  const month = date.toPlainYearMonth()
  const own = dayOfMonth(month, day)
  return Temporal.PlainDate.compare(own, date) <= 0 ? own : dayOfMonth(month.subtract({ months: 1 }), day)
}

/** The cycle's first day after a date. */
export function cycleDayAfter({ cycle, day }: Cycle, date: Temporal.PlainDate): Temporal.PlainDate {
  if (cycle === 'WEEKLY') return cycleDayUntil({ cycle, day }, date).add({ days: 7 })
  const month = date.toPlainYearMonth()
  const own = dayOfMonth(month, day)
  return Temporal.PlainDate.compare(own, date) > 0 ? own : dayOfMonth(month.add({ months: 1 }), day)
}

/** The last day of the cycle whose drafts are to be made by now: from the hour on, today counts. */
export function lastDraftingDay(cycle: Cycle, now: Temporal.ZonedDateTime): Temporal.PlainDate {
  const today = now.toPlainDate()
  return cycleDayUntil(cycle, now.hour < DRAFTING_HOUR ? today.subtract({ days: 1 }) : today)
}

/** The next day on which drafts will be made. */
export const nextDraftingDay = (cycle: Cycle, now: Temporal.ZonedDateTime): Temporal.PlainDate =>
  cycleDayAfter(cycle, lastDraftingDay(cycle, now))

type Last = {
  /** The end of the customer's last billed period before this one; null: nothing was billed before. */
  billedUntil: string | null
}

/** The first day of the period that ends that day: after the one before, or after the cycle's day before. Without a cycle a period is a month. */
export function periodStart(cycle: Cycle | null, until: string, { billedUntil }: Last): string {
  const last = Temporal.PlainDate.from(until)
  if (billedUntil !== null && billedUntil < until)
    return Temporal.PlainDate.from(billedUntil).add({ days: 1 }).toString()
  if (cycle === null) return last.with({ day: 1 }).toString()
  return cycleDayUntil(cycle, last.subtract({ days: 1 }))
    .add({ days: 1 })
    .toString()
}
