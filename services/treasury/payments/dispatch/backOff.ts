// How long to wait before a retry.

const SHORTEST_MS = 2_000
const MAX_MS = 5 * 60_000

/**
 * The next retry of what began at a moment: after half of the time elapsed so far, at least two seconds and at most five minutes. It
 * depends on time and not on the number of tries, so that manual polls in between don't delay the next one.
 */
export function nextTry(began: string, now: Temporal.Instant): string {
  const taken = now.epochMilliseconds - Temporal.Instant.from(began).epochMilliseconds
  const milliseconds = Math.round(Math.min(Math.max(taken / 2, SHORTEST_MS), MAX_MS))
  return now.add({ milliseconds }).toString()
}

/** A call takes at most twelve seconds. An attempt in progress for longer than this belongs to a dead worker. */
export const ABANDONED_AFTER = { seconds: 60 } as const

/** A queued job begins within this time, or is queued again. */
export const TAKEN_FOR = { seconds: 30 } as const

/** A bank refuses calls older than five minutes; an order unknown to it after this time will never be executed. */
export const NEVER_RECEIVED_AFTER = { minutes: 15 } as const

/** An order that could not be sent to its bank for this long is returned to users. */
export const GIVEN_UP_AFTER = { hours: 24 } as const

export const isPast = (since: string, after: Temporal.DurationLike, now: Temporal.Instant): boolean =>
  Temporal.Instant.compare(Temporal.Instant.from(since).add(after), now) <= 0
