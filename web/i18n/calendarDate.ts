// Business dates are strings, `YYYY-MM-DD`; they sort as text. Computed in UTC, where no day is missing or appears twice.

const DAY = 86_400_000

function toTime(date: string): number {
  return Date.parse(`${date}T00:00:00Z`)
}

function fromTime(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}

/** Whether a text is a calendar date: 31 November is not. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const time = toTime(text)
  return !Number.isNaN(time) && fromTime(time) === text
}

/** The date `days` days later, or earlier if negative. */
export function addDays(date: string, days: number): string {
  return fromTime(toTime(date) + days * DAY)
}

/** The same day `months` months later, or that month's last day when it is shorter. */
export function addMonths(date: string, months: number): string {
  const start = new Date(toTime(monthStart(date)))
  start.setUTCMonth(start.getUTCMonth() + months)
  const month = fromTime(start.getTime()).slice(0, 8)
  const last = Number(monthEnd(`${month}01`).slice(8))
  return month + String(Math.min(Number(date.slice(8)), last)).padStart(2, '0')
}

/** The services' limit of days in one reading, including the last one. */
const READABLE_DAYS = 731

/** The first day that can be read with `last`. */
export const oldestDay = (last: string): string => addDays(last, 1 - READABLE_DAYS)

/** The first day of the date's month. */
export function monthStart(date: string): string {
  return `${date.slice(0, 8)}01`
}

/** The last day of the date's month. */
export function monthEnd(date: string): string {
  const [year = 0, month = 1] = date.split('-').map(Number)
  return fromTime(Date.UTC(year, month, 0))
}

/** Days from one date to another; negative when it is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((toTime(to) - toTime(from)) / DAY)
}
