// Work that must not be passed over: tried again until it is done or its process stops.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../http/log.ts'

const FIRST_PAUSE_MS = 100
const LONGEST_PAUSE_MS = 5_000

type Options = {
  signal: AbortSignal
  log: Pick<Log, 'warn'>
  /** What is logged at each failure. */
  behind: string
}

/** Tries until the work is done or the signal is aborted, with longer and longer pauses. */
export async function untilDone(work: () => Promise<void>, { signal, log, behind }: Options): Promise<void> {
  for (let pause = FIRST_PAUSE_MS; !signal.aborted; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    try {
      return await work()
    } catch (error) {
      log.warn({ err: error }, behind)
      await sleep(pause, undefined, { signal }).catch(() => {})
    }
  }
}
