// How long is waited before something is tried once more.

const SHORTEST_MS = 2_000
const MAX_MS = 5 * 60_000

/**
 * When something that began at a moment is tried again: after half of the time that it has taken so far, at least two seconds and at most
 * five minutes. It goes by time and not by tries, so that whoever asks in between makes nobody wait longer.
 */
export function nextTry(began: string, now: Temporal.Instant): string {
  const taken = now.epochMilliseconds - Temporal.Instant.from(began).epochMilliseconds
  const milliseconds = Math.round(Math.min(Math.max(taken / 2, SHORTEST_MS), MAX_MS))
  return now.add({ milliseconds }).toString()
}

/** A call takes twelve seconds at most. What is under way for longer than this belongs to a worker that is gone. */
export const ABANDONED_AFTER = { seconds: 60 } as const

/** A job that was queued begins within this time, or is queued again. */
export const TAKEN_FOR = { seconds: 30 } as const

/** A bank looks at no call that is older than five minutes; one that it does not know after this time, it will never execute. */
export const NEVER_RECEIVED_AFTER = { minutes: 15 } as const

/** An order that could not be brought to its bank for so long is given back to people. */
export const GIVEN_UP_AFTER = { hours: 24 } as const

export const isPast = (since: string, after: Temporal.DurationLike, now: Temporal.Instant): boolean =>
  Temporal.Instant.compare(Temporal.Instant.from(since).add(after), now) <= 0
