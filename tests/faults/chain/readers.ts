// The readers of the chain as processes that are restarted as soon as they are gone, and the number of their deaths.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

/** Before or after a commit of one of a reader's transactions, or reading or storing its feed position. */
export const DEATH_POINTS = ['BEFORE_COMMIT', 'AFTER_COMMIT', 'BEFORE_PLACE', 'AFTER_PLACE'] as const
export type ReaderDeath = { at: (typeof DEATH_POINTS)[number]; pass: number }

export type ReaderOf = {
  reader: 'account' | 'treasury'
  /** The URL of its own database. */
  url: string
  /** The origin it reads from. */
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
    // The channel closes with this process, which ends it.
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
    /** Number of kills. */
    died: () => died,
    /** It dies now, and its next runs end as given; the last one keeps running. */
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
