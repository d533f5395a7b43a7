// Offers a successor for the id of a session. It replaces the id when it is first used, since the answer that carries it may be cut off.
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
  /** The id before ends within seconds even if the successor is never used: for rights that it must not come to have. */
  atOnce?: boolean
}

/** The successor of a session id, or null when the session is over. */
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

/** Which offer stands. Two tabs that renew at once are given the same; later there is a new one, and the one before is used up. */
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
  // If it did arrive, somewhere, it is in another hand than this one.
  if (found.before !== null)
    await tx.execute(
      sql`insert into session (id_hash, family_id, replaced_at) values (${found.before}, ${familyId}, now())`,
    )
  return offers
}
