// Identity leaves traces that are of no use after their time. Each run takes all of them; they are few.
import { sql } from 'drizzle-orm'
import type { Database } from '../kit/database/database.ts'
import type { Files } from '../kit/files/files.ts'
import type { Log } from '../kit/http/log.ts'
import { openTicker } from '../kit/ticker.ts'

const EVERY_MS = 60 * 60_000

/** Deletes what has ended long ago: challenges of sign-ins and of passkeys, answers of a provider, links to new passwords and of the first owner, sessions with their ids, counts of attempts, people who never got a place, old lines of the security log and of webhooks' deliveries. Replaced ids stay while their session lives: their use tells of a theft. */
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
    // Invited by a request that was refused after all.
    await tx.execute(sql`
      delete from person p where created_at < now() - interval '1 day'
        and not exists (select from membership where person_id = p.id) and not exists (select from password where person_id = p.id)`)
    await tx.execute(
      sql`delete from webhook_delivery where created_at < now() - interval '30 days' and status <> 'PENDING'`,
    )
    await tx.execute(sql`delete from security_log where at < now() - interval '90 days'`)
  })
}

/** Deletes what customers sent by their own page and did not use within a day. */
export async function tidyUploads(database: Database, files: Pick<Files, 'remove'>): Promise<void> {
  const unused = await database.runAs<{ organization_id: string; id: string }>(
    'system',
    `delete from file f using customer_upload u
    where u.organization_id = f.organization_id and u.file_id = f.id and u.used_at is null and u.created_at < now() - interval '1 day'
    returning f.organization_id, f.id`,
  )
  for (const row of unused) await files.remove({ organizationId: row.organization_id, id: row.id })
}

/** Tidies every hour until closed. */
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
