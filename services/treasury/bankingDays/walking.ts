// Moving along banking days. Pure.
import type { BankingCalendar } from './bankingDays.ts'

type Calendar = Pick<BankingCalendar, 'isOpen'>

/** The date itself if banks settle on it, else the next date on which they do. */
export function bankingDayFrom(date: Temporal.PlainDate, calendar: Calendar): Temporal.PlainDate {
  let day = date
  while (!calendar.isOpen(day)) day = day.add({ days: 1 })
  return day
}

/** The date that is that many banking days before this one. */
export function bankingDaysBefore(date: Temporal.PlainDate, count: number, calendar: Calendar): Temporal.PlainDate {
  let day = date
  for (let left = count; left > 0;) {
    day = day.subtract({ days: 1 })
    if (calendar.isOpen(day)) left--
  }
  return day
}

/** The first banking day after this one. */
export const nextBankingDay = (date: Temporal.PlainDate, calendar: Calendar): Temporal.PlainDate =>
  bankingDayFrom(date.add({ days: 1 }), calendar)
