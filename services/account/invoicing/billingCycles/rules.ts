// The end and the period of a billing cycle: calendar arithmetic, without a clock.
export type Cycle = { cycle: 'WEEKLY' | 'MONTHLY'; /** Of the week, with 1 as Monday, or of the month. */ day: number }

/** The hour at which drafts are created on the cycle's day, when that day's deliveries are recorded. */
export const DRAFTING_HOUR = 18

/** The cycle's day in a month: the 31st becomes the last day of shorter months. */
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

/** The last cycle day whose drafts should exist by now: from the drafting hour on, today counts. */
export function lastDraftingDay(cycle: Cycle, now: Temporal.ZonedDateTime): Temporal.PlainDate {
  const today = now.toPlainDate()
  return cycleDayUntil(cycle, now.hour < DRAFTING_HOUR ? today.subtract({ days: 1 }) : today)
}

/** The next day on which drafts will be created. */
export const nextDraftingDay = (cycle: Cycle, now: Temporal.ZonedDateTime): Temporal.PlainDate =>
  cycleDayAfter(cycle, lastDraftingDay(cycle, now))

type Last = {
  /** The end of the customer's previous billed period; null: none. */
  billedUntil: string | null
}

/** The first day of the period that ends on that day: after the previous period or cycle day. Without a cycle a period is a month. */
export function periodStart(cycle: Cycle | null, until: string, { billedUntil }: Last): string {
  const last = Temporal.PlainDate.from(until)
  if (billedUntil !== null && billedUntil < until)
    return Temporal.PlainDate.from(billedUntil).add({ days: 1 }).toString()
  if (cycle === null) return last.with({ day: 1 }).toString()
  return cycleDayUntil(cycle, last.subtract({ days: 1 }))
    .add({ days: 1 })
    .toString()
}
