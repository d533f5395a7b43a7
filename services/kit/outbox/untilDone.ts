// Retries work that must not be skipped until it is done or its process stops.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../http/log.ts'

const FIRST_PAUSE_MS = 100
const MAX_PAUSE_MS = 5_000

type Options = {
  signal: AbortSignal
  log: Pick<Log, 'warn'>
  /** The log message of each failure. */
  behind: string
}

/** Retries up to the limit, or until the signal is aborted, with increasing pauses; false: it was not done. */
export async function tryUntilDone(
  work: () => Promise<void>,
  { signal, log, behind, tries }: Options & { tries: number },
): Promise<boolean> {
  let pause = FIRST_PAUSE_MS
  for (let left = tries; left > 0 && !signal.aborted; left -= 1) {
    try {
      await work()
      return true
    } catch (error) {
      log.warn({ err: error }, behind)
      if (left > 1) await sleep(pause, undefined, { signal }).catch(() => {})
      pause = Math.min(pause * 2, MAX_PAUSE_MS)
    }
  }
  return false
}

/** Retries until the work is done or the signal is aborted, with increasing pauses. */
export async function untilDone(work: () => Promise<void>, options: Options): Promise<void> {
  await tryUntilDone(work, { ...options, tries: Infinity })
}
