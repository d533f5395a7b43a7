// The days and times of a schedule's emails. Pure.
import { isNationalWorkingDay } from '../../kit/nationalHolidays.ts'

export const FREQUENCIES = ['DAILY', 'WEEKLY'] as const

export type Schedule = {
  /** DAILY: each banking day. WEEKLY: that weekday, or the first banking day after it. */
  frequency: (typeof FREQUENCIES)[number]
  /** For WEEKLY; 1 is Monday. */
  weekday: number
  hour: number
  /** Its last change. */
  since: string
}

/** The day whose email is due now, by the schedule's clock; undefined: none. */
export function dueDay({ hour, since, ...days }: Schedule, now: Temporal.ZonedDateTime): string | undefined {
  const today = now.toPlainDate()
  if (!isSendingDay(days, today)) return undefined
  const due = today.toZonedDateTime({ timeZone: now.timeZoneId, plainTime: { hour } }).toInstant()
  const isDue = Temporal.Instant.compare(due, now.toInstant()) <= 0
  // A schedule switched on or moved after its hour starts on the next day.
  const wasSetBefore = Temporal.Instant.compare(Temporal.Instant.from(since), due) <= 0
  return isDue && wasSetBefore ? today.toString() : undefined
}

function isSendingDay({ frequency, weekday }: Pick<Schedule, 'frequency' | 'weekday'>, day: Temporal.PlainDate) {
  if (!isNationalWorkingDay(day)) return false
  if (frequency === 'DAILY') return true
  // All days from the weekday to the day before are closed, so the email has moved here.
  let date = day.subtract({ days: (day.dayOfWeek - weekday + 7) % 7 })
  while (Temporal.PlainDate.compare(date, day) < 0) {
    if (isNationalWorkingDay(date)) return false
    date = date.add({ days: 1 })
  }
  return true
}
