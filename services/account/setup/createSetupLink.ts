import { sql } from 'drizzle-orm'
import type { Database } from '../../kit/database/database.ts'
import { digestOf, randomSecret } from '../callers/public.ts'
import { hasOwner, lockSetup } from './founder.ts'

/** Creates an installation's setup link and invalidates earlier ones; null when there is an owner. */
export async function createSetupLink(
  database: Database,
  { publicOrigin, minutes }: { publicOrigin: string; minutes: number },
): Promise<string | null> {
  const token = randomSecret()
  const isMade = await database.asSystem(async tx => {
    await lockSetup(tx)
    if (await hasOwner(tx)) return false
    await tx.execute(sql`delete from setup_link where used_at is null`)
    await tx.execute(sql`
      insert into setup_link (token_hash, expires_at)
      values (${digestOf(token)}, now() + make_interval(mins => ${minutes}))`)
    return true
  })
  return isMade ? `${publicOrigin}/setup?token=${token}` : null
}
