// Deletes expired data. Each statement handles a limited number of rows, and several processes may run them at once.
import type { Database } from './database/database.ts'
import { expireExports } from './exports/expire.ts'
import type { Files } from './files/files.ts'
import type { Log } from './http/log.ts'
import type { Feed } from './outbox/feed.ts'
import { openTicker } from './ticker.ts'

const EVERY_MS = 10 * 60_000
const KEEP_EVENTS = '7 days'
const KEEP_KEYS = '24 hours'
const KEEP_ANNOUNCED = '24 hours'

/** Deletes expired events and keys, files that were announced but never uploaded, and files of expired exports. */
export async function tidy({ database, feed, files }: { database: Database; feed: Feed; files?: Files }) {
  while ((await feed.prune(KEEP_EVENTS)) > 0);
  await database.runAs('system', 'delete from idempotency where not lasting and at < now() - $1::interval', [KEEP_KEYS])
  const never = await database.runAs<{ organization_id: string; id: string }>(
    'system',
    `delete from file where status = 'ANNOUNCED' and created_at < now() - $1::interval returning organization_id, id`,
    [KEEP_ANNOUNCED],
  )
  for (const row of never) await files?.remove({ organizationId: row.organization_id, id: row.id })
  if (files) await expireExports(database, files)
}

/** Cleans up periodically until closed. */
export function openUpkeep(options: { database: Database; feed: Feed; files?: Files; log: Log; everyMs?: number }) {
  const { log, everyMs = EVERY_MS } = options
  return openTicker({ everyMs, work: () => tidy(options), log, failed: 'upkeep failed' })
}
