// Keeps a program running: restarts it after growing delays when it ends or hangs, and gives up only when it fails to start several times in
// a row. Processes and time are injected.

/** A program that was started. */
export type Running = {
  /** Resolves when it is ready; rejects, with its last output, when it ended before that. */
  ready: Promise<unknown>
  /** Resolves when it has ended, with how. */
  ended: Promise<string>
  /** Whether it still answers; without this it counts as well as long as it runs. */
  answers?: () => Promise<boolean>
  stop: () => Promise<unknown>
  /** Ends it at once: a program that hangs does not stop by itself. */
  kill?: () => Promise<unknown>
}

export type Supervised = {
  /** Resolves when the program is ready for the first time; rejects when it was given up before. */
  readonly firstReady: Promise<void>
  /** Resolves when the program is ready. */
  whenUp: () => Promise<void>
  isUp: () => boolean
  /** Stops the program and starts it again, in any state. */
  restart: () => Promise<void>
  /** Stops the program for good. */
  stop: () => Promise<void>
}

export type SupervisorClock = {
  now: () => number
  /** Resolves after this many milliseconds, or earlier when the signal aborts. */
  sleep: (ms: number, signal: AbortSignal) => Promise<unknown>
}

type Options = {
  start: () => Running
  clock: SupervisorClock
  /** Dependencies: it is started only while these are up, and its failures meanwhile don't count. */
  needs?: readonly Supervised[]
  say: (text: string) => void
  /** Called once: the program could not start `MAX_FAILED_STARTS` times in a row. */
  onGivenUp: (error: Error) => void
}

export const MAX_FAILED_STARTS = 5
const FIRST_PAUSE_MS = 500
const MAX_PAUSE_MS = 30_000
/** A program that ran this long has recovered: its next end counts as the first one. */
const STEADY_AFTER_MS = 60_000

/** How often a program is asked whether it still answers. */
export const ASK_EVERY_MS = 10_000
/** So many questions without an answer in a row, a minute at least: it hangs. A busy machine is slow, but answers. */
export const MAX_UNANSWERED = 6

/** The delay before a restart after this many ends in a row. */
export const pauseAfter = (ends: number): number => Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (ends - 1))

export function supervise({ start, clock, needs = [], say, onGivenUp }: Options): Supervised {
  const first = Promise.withResolvers<void>()
  // Waiters get the rejection, and so does `onGivenUp`.
  first.promise.catch(() => {})
  let up = Promise.withResolvers<void>()
  let isUp = false
  let current: Running | undefined
  let ends = 0
  let failures = 0
  /** Aborted by `stop` and `restart`: the loop must stop waiting. */
  let round = new AbortController()
  let loop = run(round.signal)

  function setDown() {
    if (isUp) up = Promise.withResolvers()
    isUp = false
  }

  /** Starts the program once and waits until it ends; returns how it ended, or why it did not start. */
  async function runOnce(signal: AbortSignal): Promise<{ ended: string } | { failed: Error }> {
    const running = start()
    current = running
    try {
      await running.ready
    } catch (error) {
      await running.stop()
      return { failed: error instanceof Error ? error : new Error(String(error)) }
    }
    // It was aborted while starting, and could not be stopped then.
    if (signal.aborted) await running.stop()
    const since = clock.now()
    failures = 0
    isUp = true
    up.resolve()
    first.resolve()
    const ended = await untilEnded(running, signal)
    setDown()
    if (clock.now() - since >= STEADY_AFTER_MS) ends = 0
    return { ended }
  }

  /** Waits until it ends, or hangs and is killed; returns how. */
  async function untilEnded({ ended, answers, kill }: Running, aborted: AbortSignal): Promise<string> {
    const over = new AbortController()
    void ended.then(() => over.abort())
    const signal = AbortSignal.any([over.signal, aborted])
    for (let unanswered = 0; answers && kill && unanswered < MAX_UNANSWERED;) {
      if (!signal.aborted) await clock.sleep(ASK_EVERY_MS, signal)
      if (signal.aborted) return ended
      unanswered = (await answers()) ? 0 : unanswered + 1
      if (unanswered < MAX_UNANSWERED || signal.aborted) continue
      await kill()
      return 'no answer any more'
    }
    return ended
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
