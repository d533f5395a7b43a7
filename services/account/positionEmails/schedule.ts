// On which days a schedule has an email, and from when. Pure.
import { isNationalWorkingDay } from '../../kit/nationalHolidays.ts'

export const FREQUENCIES = ['DAILY', 'WEEKLY'] as const

export type Schedule = {
  /** DAILY: each banking day. WEEKLY: each week's day, or the first banking day after it. */
  frequency: (typeof FREQUENCIES)[number]
  /** Of WEEKLY; 1 is Monday. */
  weekday: number
  hour: number
  /** Its last change. */
  since: string
}

/** The day whose email is due now, on the clock that the schedule goes by; undefined: none is. */
export function dueDay({ hour, since, ...days }: Schedule, now: Temporal.ZonedDateTime): string | undefined {
  const today = now.toPlainDate()
  if (!isSendingDay(days, today)) return undefined
  const due = today.toZonedDateTime({ timeZone: now.timeZoneId, plainTime: { hour } }).toInstant()
  const isDue = Temporal.Instant.compare(due, now.toInstant()) <= 0
  // What was switched on or moved after its hour begins on the next day.
  const wasSetBefore = Temporal.Instant.compare(Temporal.Instant.from(since), due) <= 0
  return isDue && wasSetBefore ? today.toString() : undefined
}

function isSendingDay({ frequency, weekday }: Pick<Schedule, 'frequency' | 'weekday'>, day: Temporal.PlainDate) {
  if (!isNationalWorkingDay(day)) return false
  if (frequency === 'DAILY') return true
  // All days from that of the week to the one before are closed: it has moved here.
  let date = day.subtract({ days: (day.dayOfWeek - weekday + 7) % 7 })
  while (Temporal.PlainDate.compare(date, day) < 0) {
    if (isNationalWorkingDay(date)) return false
    date = date.add({ days: 1 })
  }
  return true
}
