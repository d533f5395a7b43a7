// Periodic work in one process: never two runs at once, and none after closing.
import type { Log } from './http/log.ts'

type Tick = {
  everyMs: number
  work: () => Promise<unknown>
  log: Pick<Log, 'warn'>
  /** The log message of a failure; the work runs again at its next turn. */
  failed: string
}

/** Runs the work now, and then periodically until closed. */
export function openTicker({ everyMs, work, log, failed }: Tick) {
  const run = () => work().catch((error: unknown) => log.warn({ err: error }, failed))
  let running: Promise<unknown> = run()
  const timer = setInterval(() => {
    running = running.then(run)
  }, everyMs)
  return {
    close: async () => {
      clearInterval(timer)
      await running
    },
  }
}
