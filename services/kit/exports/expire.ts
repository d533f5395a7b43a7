import type { Database } from '../database/database.ts'
import type { Files } from '../files/files.ts'

const AT_ONCE = 100

/** How long an export is listed after it was requested. */
const KEPT_FOR = '30 days'

type Key = { organization_id: string; id: string }

/** Removes files of expired exports, and deletes old exports. A removed file is not removed again. */
export async function expireExports(database: Database, files: Pick<Files, 'remove'>): Promise<void> {
  for (;;) {
    const expired = await database.runAs<Key>(
      'system',
      `select organization_id, id from list_export where status = 'READY' and expires_at <= now() order by expires_at limit $1`,
      [AT_ONCE],
    )
    if (expired.length === 0) break
    for (const { organization_id: organizationId, id } of expired) {
      // The file first: if the process ends in between, the row is found again.
      await files.remove({ organizationId, id })
      await database.runAs(
        'system',
        `update list_export set status = 'EXPIRED', version = version + 1
         where organization_id = $1 and id = $2 and status = 'READY' and expires_at <= now()`,
        [organizationId, id],
      )
    }
  }
  await database.runAs(
    'system',
    `delete from list_export
     where status not in ('QUEUED', 'RUNNING', 'READY') and created_at < now() - $1::interval`,
    [KEPT_FOR],
  )
}
