// The day of a reconciliation statement. Pure.
import { isDate } from '../../../../i18n/calendarDate.ts'

/** The last day of the month before: what accountants close. */
export const lastMonthEnd = (today: string): string =>
  Temporal.PlainDate.from(today).with({ day: 1 }).subtract({ days: 1 }).toString()

/** What the address asks for, if that is a day. */
export function dateOf(search: URLSearchParams, today: string): string {
  const asked = search.get('date') ?? ''
  return isDate(asked) ? asked : lastMonthEnd(today)
}
