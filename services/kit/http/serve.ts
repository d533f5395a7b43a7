import { setTimeout as sleep } from 'node:timers/promises'
import type { Server } from './server.ts'

/** Listens until told to stop or until the parent is gone; then drains: intake first, the database last, 25 s at most. */
export async function serve(app: Server, port: number, closers: (() => Promise<unknown>)[]) {
  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    await Promise.race([
      sleep(25_000, undefined, { ref: false }),
      (async () => {
        await app.close()
        for (const close of closers) await close()
      })(),
    ])
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.once(signal, () => void stop())
  await app.listen({ port, host: '127.0.0.1' })
}
