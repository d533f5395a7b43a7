// Work that comes again and again by itself, in one process: never twice at once, and not after its end.
import type { Log } from './http/log.ts'

type Tick = {
  everyMs: number
  work: () => Promise<unknown>
  log: Pick<Log, 'warn'>
  /** What the log says when it failed; it is tried again at its next turn. */
  failed: string
}

/** Works now, and then every so often until closed. */
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
