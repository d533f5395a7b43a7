// How far back analyses and statements of account read.
import { refuseFields } from './http/problem.ts'

/** Two years, including the last day. */
export const MAX_DAYS = 731

/** Refuses a day after today or more than two years ago (G-2, INVALID_VALUE on the field); returns the day. */
export function checkPastDay(day: string, today: string, field: string): string {
  const age = Temporal.PlainDate.from(day).until(today).days
  if (age < 0 || age >= MAX_DAYS) throw refuseFields([{ path: field, error: 'INVALID_VALUE' }])
  return day
}
