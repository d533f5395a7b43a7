import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from './log.ts'
import type { Server } from './server.ts'

const STOP_WITHIN_MS = 25_000
/** The parent process is gone, and perhaps the database with it: there is nothing to wait for. */
const STOP_WITHOUT_PARENT_MS = 5_000

type Close = () => Promise<unknown>

/** Runs `closers` in order when the process receives a stop signal or loses its parent; 25 s at most. */
export function stopOnSignal(log: Log, closers: readonly Close[]) {
  let stopping = false
  const stop = async (withinMs: number) => {
    if (stopping) return
    stopping = true
    const drained = (async () => {
      for (const close of closers) await close().catch((error: unknown) => log.error({ err: error }, 'while stopping'))
      return true
    })()
    const inTime = await Promise.race([drained, sleep(withinMs, false, { ref: false })])
    process.exit(inTime ? 0 : 1)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(STOP_WITHIN_MS))
  process.on('disconnect', () => void stop(STOP_WITHOUT_PARENT_MS))
}

/** Listens until it receives a stop signal; then drains: intake first, the database last. */
export async function serve(
  app: Server,
  options: { port: number; host?: string; log: Log; closers: readonly Close[] },
) {
  const { port, host = '127.0.0.1', log, closers } = options
  stopOnSignal(log, [() => app.close(), ...closers])
  await app.listen({ port, host })
  log.info({ port }, 'listening')
}
