// The day of a reconciliation statement. Pure.
import { isDate } from '../../../../i18n/calendarDate.ts'

/** The last day of the previous month, which accountants usually close. */
export const lastMonthEnd = (today: string): string =>
  Temporal.PlainDate.from(today).with({ day: 1 }).subtract({ days: 1 }).toString()

/** The date in the address, if it is valid. */
export function dateOf(search: URLSearchParams, today: string): string {
  const asked = search.get('date') ?? ''
  return isDate(asked) ? asked : lastMonthEnd(today)
}
