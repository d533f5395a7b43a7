// The hash chain of the activity log. A single placer appends entries to it after they are committed.
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Database, Tx } from '../database/database.ts'
import type { Log } from '../http/log.ts'

const BATCH = 500

/** Places entries that are committed and not yet in a chain; returns how many. */
export async function placeActivity(database: Database): Promise<number> {
  const [row] = await database.runAs<{ placed: number }>('system', 'select place_activity($1) as placed', [BATCH])
  return row?.placed ?? 0
}

/** Keeps placing in the background. Nothing waits for it, so a second's delay is fine. */
export function openPlacer(database: Database, log: Log, { idleMs = 1_000 } = {}) {
  const stop = new AbortController()
  const placing = (async () => {
    while (!stop.signal.aborted) {
      const placed = await placeActivity(database).catch((error: unknown) => {
        log.warn({ err: error }, 'activity was not placed')
        return 0
      })
      if (placed < BATCH) await sleep(idleMs, undefined, { signal: stop.signal }).catch(() => {})
    }
  })()
  return {
    close: async () => {
      stop.abort()
      await placing
    },
  }
}

/** Recomputes an organization's chain. `brokenAt` is the first position that fails verification, null when the chain is intact. */
export async function verifyActivityChain(tx: Tx): Promise<{ entries: number; brokenAt: number | null }> {
  const { rows } = await tx.execute<{ entries: string; broken_at: string | null }>(
    sql`select entries, broken_at from verify_activity(${tx.organizationId})`,
  )
  const [row] = rows
  if (!row) throw new Error('verify_activity answered nothing')
  return { entries: Number(row.entries), brokenAt: row.broken_at === null ? null : Number(row.broken_at) }
}
