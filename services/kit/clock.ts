// Time for business rules. Tests and local mode may set it; the database's own clock only stamps rows.

/** The source of the current time. */
export type Clock = { now: () => Temporal.Instant }

export const systemClock: Clock = { now: () => Temporal.Now.instant() }

/** A clock that shows `start` now and runs on from there. */
function clockFrom(start: Temporal.Instant): Clock {
  const began = performance.now()
  return { now: () => start.add({ milliseconds: Math.round(performance.now() - began) }) }
}

/** A clock that only moves when it is set; for tests. */
export function stoppedClock(at: string): Clock & { set: (at: string) => void } {
  let present = Temporal.Instant.from(at)
  return {
    now: () => present,
    set: next => {
      present = Temporal.Instant.from(next)
    },
  }
}

/** The business date in a time zone. */
export const todayIn = (clock: Clock, timeZone: string): Temporal.PlainDate =>
  clock.now().toZonedDateTimeISO(timeZone).toPlainDate()

/** `ARUS_CLOCK` moves time in local mode; production refuses it. */
export function clockOf(environment: NodeJS.ProcessEnv): Clock {
  const start = environment.ARUS_CLOCK
  if (!start) return systemClock
  if (environment.ARUS_MODE === 'production') throw new Error('ARUS_CLOCK is not allowed in production')
  return clockFrom(Temporal.Instant.from(start))
}
