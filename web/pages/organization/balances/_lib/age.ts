// The age of a balance, in the largest suitable unit.

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

export type Age = { value: number; unit: 'minute' | 'hour' | 'day' }

/** As `Intl.RelativeTimeFormat` expects it: negative, whole, and never in the future. */
export function ageOf(instant: string, now: number): Age {
  const age = Math.max(0, now - Date.parse(instant))
  if (age >= DAY) return { value: -Math.floor(age / DAY), unit: 'day' }
  if (age >= HOUR) return { value: -Math.floor(age / HOUR), unit: 'hour' }
  // Not `-0`, which would be formatted as "0 minutes ago".
  return { value: 0 - Math.floor(age / MINUTE), unit: 'minute' }
}
