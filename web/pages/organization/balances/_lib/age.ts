// How old a balance is, in the largest unit that says it.

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

export type Age = { value: number; unit: 'minute' | 'hour' | 'day' }

/** As `Intl.RelativeTimeFormat` wants it: negative, whole, and never ahead of now. */
export function ageOf(instant: string, now: number): Age {
  const age = Math.max(0, now - Date.parse(instant))
  if (age >= DAY) return { value: -Math.floor(age / DAY), unit: 'day' }
  if (age >= HOUR) return { value: -Math.floor(age / HOUR), unit: 'hour' }
  // Not `-0`, which would be told as "0 minutes ago".
  return { value: 0 - Math.floor(age / MINUTE), unit: 'minute' }
}
