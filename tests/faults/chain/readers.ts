// The readers of the chain as processes that are started again as soon as they are gone, and what their deaths come to.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

/** Before or after one of a reader's transactions is committed, or it has read or kept its place in the feed. */
export const DEATH_POINTS = ['BEFORE_COMMIT', 'AFTER_COMMIT', 'BEFORE_PLACE', 'AFTER_PLACE'] as const
export type ReaderDeath = { at: (typeof DEATH_POINTS)[number]; pass: number }

export type ReaderOf = {
  reader: 'account' | 'treasury'
  /** Of its own database. */
  url: string
  /** Where it reads. */
  origin: string
  secret: string
}

export function superviseReader(of: ReaderOf) {
  const deaths: ReaderDeath[] = []
  let child: ChildProcess | undefined
  let isOver = false
  let died = 0

  function start(): void {
    const argument = JSON.stringify({ ...of, death: deaths.shift() ?? null })
    // The channel closes with this process, and it stops with it.
    const started = spawn(process.execPath, ['tests/faults/chain/reader.ts', argument], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    child = started
    started.once('exit', (_code, signal) => {
      if (signal === 'SIGKILL') died++
      if (!isOver) start()
    })
  }
  start()

  return {
    /** How often it was killed. */
    died: () => died,
    /** It dies now, and its next lives end as these say; the last one goes on. */
    async meet(next: readonly ReaderDeath[]): Promise<void> {
      deaths.splice(0, deaths.length, ...next)
      const now = child
      if (!now || now.exitCode !== null || now.signalCode !== null) return
      const gone = once(now, 'exit')
      now.kill('SIGKILL')
      await gone
    },
    async close(): Promise<void> {
      isOver = true
      const now = child
      if (!now || now.exitCode !== null || now.signalCode !== null) return
      const gone = once(now, 'exit')
      now.kill('SIGKILL')
      await gone
    },
  }
}
