// Offers a successor for a session id. It only replaces the id at its first use, since the response may be lost.
import { sql } from 'drizzle-orm'
import type { SystemTx } from '../../kit/database/database.ts'
import type { Origin } from '../account.ts'
import { digestOf } from '../callers/public.ts'
import type { OpenSession } from './openSession.ts'
import { checkSession, type LiveSession, type SessionKeeper } from './checkSession.ts'
import { takeSuccessor } from './takeSuccessor.ts'

type Renewal = {
  id: string
  origin: Origin
  /** Ends the previous id within seconds, even if the successor is never used: it must not gain new rights. */
  atOnce?: boolean
}

/** The successor of a session id, or null when the session has ended. */
export async function renewSession(
  tx: SystemTx,
  account: SessionKeeper,
  { id, origin, atOnce = false }: Renewal,
): Promise<OpenSession | null> {
  const live = await checkSession(tx, account, id, origin)
  if (!live) return null
  const successor = account.secrets.successorOf(id, await countOffers(tx, account, live, id))
  if (atOnce) await takeSuccessor(tx, digestOf(successor))
  return { id: successor, familyId: live.familyId, remember: live.remember, expiresAt: live.expiresAt }
}

/** The current offer. Two tabs that renew at once get the same one; later there is a new one, and the previous one is used up. */
async function countOffers(
  tx: SystemTx,
  { secrets, rules }: SessionKeeper,
  { familyId }: LiveSession,
  id: string,
): Promise<number> {
  const hash = digestOf(id)
  const { rows } = await tx.execute<{ offers: number; replaced: boolean; stands: boolean; before: Buffer | null }>(sql`
    select offers, replaced_at is not null as replaced, successor_hash as before,
      coalesce(offered_at + make_interval(secs => ${rules.session.graceSeconds}) > now(), false) as stands
    from session where id_hash = ${hash} for update`)
  const found = rows[0]
  if (!found) throw new Error('a live session without its id')
  if (found.replaced || found.stands) return found.offers
  const offers = found.offers + 1
  await tx.execute(sql`
    update session set offers = ${offers}, offered_at = now(), successor_hash = ${digestOf(secrets.successorOf(id, offers))}
    where id_hash = ${hash}`)
  // If the response did arrive, another party has it.
  if (found.before !== null)
    await tx.execute(
      sql`insert into session (id_hash, family_id, replaced_at) values (${found.before}, ${familyId}, now())`,
    )
  return offers
}
