// When a payment should be paid out, by the days on which banks settle.
import { type BankingCalendar, bankingDayFrom, nextBankingDay } from '../../bankingDays/public.ts'

/** The date this many banking days after a date; for zero that date, or the first banking day after it. */
export function bankingDaysAfter(
  day: Temporal.PlainDate,
  count: number,
  calendar: Pick<BankingCalendar, 'isOpen'>,
): Temporal.PlainDate {
  if (count === 0) return bankingDayFrom(day, calendar)
  return bankingDaysAfter(nextBankingDay(day, calendar), count - 1, calendar)
}
