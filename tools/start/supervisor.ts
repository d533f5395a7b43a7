// Keeps a program running: one that ends is started again after a pause that grows, and only one that cannot start several times in a
// row is given up. It knows neither processes nor clocks: both are given to it.

/** A program that was started. */
export type Running = {
  /** Settled when it does its work; rejected, with its last words, when it ended before that. */
  ready: Promise<unknown>
  /** How it ended, once it has. */
  ended: Promise<string>
  stop: () => Promise<unknown>
}

export type Supervised = {
  /** Settled when the program does its work for the first time; rejected when it was given up before. */
  readonly firstReady: Promise<void>
  /** Settled when the program does its work now. */
  whenUp: () => Promise<void>
  isUp: () => boolean
  /** Ends the program and starts it anew, whatever became of it before. */
  restart: () => Promise<void>
  /** Ends the program for good. */
  stop: () => Promise<void>
}

export type SupervisorClock = {
  now: () => number
  /** Settled after so many milliseconds, or earlier when the signal says so. */
  sleep: (ms: number, signal: AbortSignal) => Promise<unknown>
}

type Options = {
  start: () => Running
  clock: SupervisorClock
  /** What the program cannot work without: it is started only while these are up, and its failures meanwhile don't count. */
  needs?: readonly Supervised[]
  say: (text: string) => void
  /** Called once: the program could not start `MAX_FAILED_STARTS` times in a row. */
  onGivenUp: (error: Error) => void
}

export const MAX_FAILED_STARTS = 5
const FIRST_PAUSE_MS = 500
const MAX_PAUSE_MS = 30_000
/** A program that ran for so long has recovered: its next end is a first one. */
const STEADY_AFTER_MS = 60_000

/** The pause before the start after so many ends in a row. */
export const pauseAfter = (ends: number): number => Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (ends - 1))

export function supervise({ start, clock, needs = [], say, onGivenUp }: Options): Supervised {
  const first = Promise.withResolvers<void>()
  // Whoever waits for it hears of it; so does `onGivenUp`.
  first.promise.catch(() => {})
  let up = Promise.withResolvers<void>()
  let isUp = false
  let current: Running | undefined
  let ends = 0
  let failures = 0
  /** Aborted by `stop` and `restart`: what the loop waits for is of no interest any more. */
  let round = new AbortController()
  let loop = run(round.signal)

  function setDown() {
    if (isUp) up = Promise.withResolvers()
    isUp = false
  }

  /** Starts the program once and stays until it ends; answers how it ended, or why it did not start. */
  async function runOnce(signal: AbortSignal): Promise<{ ended: string } | { failed: Error }> {
    const running = start()
    current = running
    try {
      await running.ready
    } catch (error) {
      await running.stop()
      return { failed: error instanceof Error ? error : new Error(String(error)) }
    }
    // Whoever ended us could not end what was still starting.
    if (signal.aborted) await running.stop()
    const since = clock.now()
    failures = 0
    isUp = true
    up.resolve()
    first.resolve()
    const ended = await running.ended
    setDown()
    if (clock.now() - since >= STEADY_AFTER_MS) ends = 0
    return { ended }
  }

  async function run(signal: AbortSignal): Promise<void> {
    const aborted = new Promise<void>(resolve => signal.addEventListener('abort', () => resolve(), { once: true }))
    while (!signal.aborted) {
      await Promise.race([Promise.all(needs.map(each => each.whenUp())), aborted])
      if (signal.aborted) return
      const outcome = await runOnce(signal)
      if (signal.aborted) return
      ends++
      const pause = pauseAfter(ends)
      const soon = `starts again in ${pause / 1000} s`
      if ('ended' in outcome) say(`ended with ${outcome.ended}, ${soon}`)
      else if (needs.some(each => !each.isUp())) say(`did not start: ${outcome.failed.message}`)
      else {
        failures++
        if (failures >= MAX_FAILED_STARTS) {
          const error = new Error(`could not start ${failures} times in a row; at last: ${outcome.failed.message}`)
          first.reject(error)
          return onGivenUp(error)
        }
        say(`did not start, ${soon}: ${outcome.failed.message}`)
      }
      await clock.sleep(pause, signal)
    }
  }

  async function end(): Promise<void> {
    round.abort()
    setDown()
    await current?.stop()
    await loop
  }

  return {
    firstReady: first.promise,
    whenUp: () => up.promise,
    isUp: () => isUp,
    async restart() {
      await end()
      ends = 0
      failures = 0
      round = new AbortController()
      loop = run(round.signal)
      await up.promise
    },
    stop: end,
  }
}
