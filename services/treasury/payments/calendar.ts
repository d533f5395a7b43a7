// Banking days. Pure, but for `bankingDaysOf`, which says what holds for an organization.
import type { Tx } from '../../kit/database/database.ts'
import { INDONESIAN_HOLIDAYS } from './holidays.ts'

/** What is known of days, weekends among them. */
export type BankingDays = {
  /** Whether banks settle on this day. */
  isOpen(date: string): boolean
  /** When the central bank's rails close on this day, `HH:MM`; null where it is as usual. */
  closesAt(date: string): string | null
}

const SATURDAY = 6

/** Every day but weekends and these. */
export const daysWithout = (holidays: ReadonlySet<string>): BankingDays => ({
  isOpen: date => Temporal.PlainDate.from(date).dayOfWeek < SATURDAY && !holidays.has(date),
  closesAt: () => null,
})

const NATIONAL = daysWithout(INDONESIAN_HOLIDAYS)

/** The banking days of the organization. */
export const bankingDaysOf = async (_tx: Tx): Promise<BankingDays> => NATIONAL

/** The day itself when banks settle on it, else the next one on which they do. */
export function bankingDayFrom(date: Temporal.PlainDate, days: BankingDays): Temporal.PlainDate {
  let day = date
  while (!days.isOpen(day.toString())) day = day.add({ days: 1 })
  return day
}

/** The first banking day after this one. */
export const nextBankingDay = (date: Temporal.PlainDate, days: BankingDays): Temporal.PlainDate =>
  bankingDayFrom(date.add({ days: 1 }), days)
