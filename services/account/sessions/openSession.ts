import { sql } from 'drizzle-orm'
import type { SystemTx } from '../../kit/database/database.ts'
import { newId } from '../../kit/ids.ts'
import type { Origin, Rules } from '../account.ts'
import { digestOf, randomSecret } from '../callers/public.ts'
import { type ProvedFactor, session, sessionFamily } from './table.ts'

/** A session as its browser stores it. `id` is the cookie's secret and is not stored by us. */
export type OpenSession = { id: string; familyId: string; remember: boolean; expiresAt: string }

/** Starts a session family with its first id. */
export async function openSession(
  tx: SystemTx,
  rules: Rules['session'],
  { origin, ...start }: { personId: string; remember: boolean; factors: ProvedFactor[]; origin: Origin },
): Promise<OpenSession> {
  const family = { ...start, ...origin, id: newId() }
  const id = randomSecret()
  const [opened] = await tx
    .insert(sessionFamily)
    .values({ ...family, expiresAt: sql`now() + make_interval(days => ${rules.absoluteDays})` })
    .returning({ expiresAt: sessionFamily.expiresAt })
  if (!opened) throw new Error('no session family was written')
  await tx.insert(session).values({ idHash: digestOf(id), familyId: family.id })
  return { id, familyId: family.id, remember: start.remember, expiresAt: opened.expiresAt }
}
