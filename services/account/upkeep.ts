// Deletes identity data that is no longer needed. Each run handles all of it at once, since there is little.
import { sql } from 'drizzle-orm'
import type { Database } from '../kit/database/database.ts'
import type { Files } from '../kit/files/files.ts'
import type { Log } from '../kit/http/log.ts'
import { openTicker } from '../kit/ticker.ts'

const EVERY_MS = 60 * 60_000

/**
 * Deletes ended data: challenges of sign-ins and passkeys, provider responses, reset and setup links, sessions with their ids, attempt
 * counts, people who never became members, drafts of forms, and old entries of the security log and of webhook deliveries. Replaced ids stay while their
 * session is open: their use reveals a theft.
 */
export async function tidyIdentity(database: Database): Promise<void> {
  await database.asSystem(async tx => {
    await tx.execute(sql`delete from sign_in_challenge where expires_at < now() - interval '1 day'`)
    await tx.execute(sql`delete from password_reset where expires_at < now() - interval '1 day'`)
    await tx.execute(sql`delete from setup_link where used_at is null and expires_at < now() - interval '1 day'`)
    await tx.execute(sql`delete from passkey_ceremony where expires_at < now() - interval '1 day'`)
    await tx.execute(sql`delete from social_answer where expires_at < now()`)
    await tx.execute(sql`delete from session_family where coalesce(ended_at, expires_at) < now() - interval '30 days'`)
    await tx.execute(
      sql`delete from throttle where updated_at < now() - interval '2 days' and coalesce(locked_until, now()) <= now()`,
    )
    // Invited by a request that was refused in the end.
    await tx.execute(sql`
      delete from person p where created_at < now() - interval '1 day'
        and not exists (select from membership where person_id = p.id) and not exists (select from password where person_id = p.id)`)
    await tx.execute(
      sql`delete from webhook_delivery where created_at < now() - interval '30 days' and status <> 'PENDING'`,
    )
    await tx.execute(sql`delete from form_draft where updated_at < now() - interval '30 days'`)
    await tx.execute(sql`delete from security_log where at < now() - interval '90 days'`)
  })
}

/** Deletes files that customers sent and did not use within a day. */
export async function tidyUploads(database: Database, files: Pick<Files, 'remove'>): Promise<void> {
  const unused = await database.runAs<{ organization_id: string; id: string }>(
    'system',
    `delete from file f using customer_upload u
    where u.organization_id = f.organization_id and u.file_id = f.id and u.used_at is null and u.created_at < now() - interval '1 day'
    returning f.organization_id, f.id`,
  )
  for (const row of unused) await files.remove({ organizationId: row.organization_id, id: row.id })
}

/** Cleans up every hour until closed. */
export const openIdentityUpkeep = ({ database, files, log }: { database: Database; files: Files; log: Log }) =>
  openTicker({
    everyMs: EVERY_MS,
    work: async () => {
      await tidyIdentity(database)
      await tidyUploads(database, files)
    },
    log,
    failed: 'upkeep of identity failed',
  })
