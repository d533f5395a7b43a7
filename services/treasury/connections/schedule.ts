// The schedule of automatic syncs: times of day in the organization's time zone.

/** `HH:MM`. */
export const TIME_OF_DAY = /^(?:[01]\d|2[0-3]):[0-5]\d$/

/** Times recur within this; anything later was computed with a wrong clock. */
const MAX_WAIT_HOURS = 26

/** The first of the times after `now`; null without times. */
export function nextSyncAt(times: readonly string[], now: Temporal.Instant, timeZone: string): Temporal.Instant | null {
  const today = now.toZonedDateTimeISO(timeZone).toPlainDate()
  // A time that the zone skips on one day is used on the next.
  const coming = [0, 1, 2].flatMap(days => times.map(time => momentOf(today.add({ days }), time, timeZone)))
  return (
    coming.filter(moment => Temporal.Instant.compare(moment, now) > 0).toSorted(Temporal.Instant.compare)[0] ?? null
  )
}

const momentOf = (day: Temporal.PlainDate, time: string, timeZone: string) =>
  day.toZonedDateTime({ timeZone, plainTime: Temporal.PlainTime.from(time) }).toInstant()

/** Whether a sync is due: its time has come, or a clock jump has moved it out of reach. */
export const dueBounds = (now: Temporal.Instant) => ({
  until: now.toString(),
  beyond: now.add({ hours: MAX_WAIT_HOURS }).toString(),
})
