// Checks a session id. If an id that was replaced long ago is used, two parties have it: its session ends.
import { type SQL, sql } from 'drizzle-orm'
import { toRfc3339 } from '../../kit/database/columns.ts'
import type { SystemTx } from '../../kit/database/database.ts'
import type { Account, Origin, Rules } from '../account.ts'
import { recordSecurityEvent } from '../securityLog/public.ts'
import { emailPerson } from '../people/public.ts'
import { digestOf } from '../callers/public.ts'
import { endFamily } from './endSession.ts'
import type { ProvedFactor } from './table.ts'
import { takeSuccessor } from './takeSuccessor.ts'

/** A valid session. */
export type LiveSession = {
  familyId: string
  personId: string
  remember: boolean
  factors: ProvedFactor[]
  /** The browser's user agent at the start of the session. */
  userAgent: string | null
  /** The absolute limit, RFC 3339. */
  expiresAt: string
  /** How long the result is valid: until the id's grace, the idle or the absolute limit, whichever ends first. */
  secondsLeft: number
  /** When the id was created and should be replaced; null for a family, which has no id to replace. */
  id: { madeAt: string; replaceAt: string; replaced: boolean } | null
}

/** What checking a session needs; the user is emailed when a long replaced id is used. */
export type SessionKeeper = Pick<Account, 'rules' | 'secrets' | 'jobs'>

type Row = {
  family_id: string
  person_id: string
  remember: boolean
  factors: ProvedFactor[]
  user_agent: string | null
  expires_at: string
  ended: boolean
  expired: boolean
  seconds_left: number
  used_long_ago: boolean
  made_at: string | null
  replace_at: string | null
  replaced: boolean
  reused: boolean
}

/**
 * The valid session of an id, or null for one that is unknown, ended or expired. Never throws for these, so that ending a session after the
 * use of an old id is committed.
 */
export async function checkSession(
  tx: SystemTx,
  account: SessionKeeper,
  id: string,
  origin: Origin,
): Promise<LiveSession | null> {
  const { session: rules } = account.rules
  const hash = digestOf(id)
  let found = await findById(tx, rules, hash)
  if (!found) {
    // An offered id becomes the session's own at its first use. Of several first uses one writes, and all find it.
    await takeSuccessor(tx, hash)
    found = await findById(tx, rules, hash)
  }
  if (!found || found.ended) return null
  if (found.reused) {
    await endFamily(tx, found.family_id, 'REUSED')
    const who = { personId: found.person_id, origin }
    await recordSecurityEvent(tx, { ...who, event: 'SESSION_REUSED', familyId: found.family_id })
    await emailPerson(tx, account, { ...who, news: { template: 'sessionReused' } })
    return null
  }
  if (found.expired) {
    await endFamily(tx, found.family_id, 'EXPIRED')
    return null
  }
  if (found.used_long_ago)
    await tx.execute(sql`update session_family set last_used_at = now() where id = ${found.family_id}`)
  return toLive(found)
}

/** The same for a websocket, which belongs to the family and outlives its ids. An open socket alone doesn't count as use. */
export async function checkFamily(
  tx: SystemTx,
  rules: Rules['session'],
  familyId: string,
): Promise<LiveSession | null> {
  const found = await find(tx, rules, {
    from: sql`session_family f`,
    where: sql`f.id = ${familyId}`,
    madeAt: sql`null::timestamptz`,
    graceLeft: sql`86400`,
    replaced: sql`false`,
    reused: sql`false`,
  })
  return found && !found.ended && !found.expired ? toLive(found) : null
}

/** When an unused family `f` ends. */
export const idleEndOf = ({ rememberDays, idleHours }: Rules['session']): SQL =>
  // An organization may set a shorter idle limit than ours; the strictest of a user's organizations applies (decision 0125).
  sql`f.last_used_at + least(
    case when f.remember then make_interval(days => ${rememberDays}) else make_interval(hours => ${idleHours}) end,
    (select make_interval(mins => min(c.session_idle_minutes)) from membership m join controls c using (organization_id)
     where m.person_id = f.person_id and m.status = 'ACTIVE'))`

function findById(tx: SystemTx, rules: Rules['session'], hash: Buffer): Promise<Row | undefined> {
  const grace = sql`make_interval(secs => ${rules.graceSeconds})`
  return find(tx, rules, {
    from: sql`session s join session_family f on f.id = s.family_id`,
    where: sql`s.id_hash = ${hash}`,
    madeAt: sql`s.created_at`,
    graceLeft: sql`coalesce(extract(epoch from s.replaced_at + ${grace} - now()), 86400)`,
    replaced: sql`s.replaced_at is not null`,
    reused: sql`coalesce(s.replaced_at + ${grace} < now(), false)`,
  })
}

async function find(
  tx: SystemTx,
  rules: Rules['session'],
  by: { from: SQL; where: SQL; madeAt: SQL; graceLeft: SQL; replaced: SQL; reused: SQL },
): Promise<Row | undefined> {
  const idleEnd = idleEndOf(rules)
  const { rows } = await tx.execute<Row>(sql`
    select f.id as family_id, f.person_id, f.remember, f.factors, f.user_agent, f.expires_at::text as expires_at,
      f.ended_at is not null as ended,
      least(f.expires_at, ${idleEnd}) <= now() as expired,
      floor(least(extract(epoch from least(f.expires_at, ${idleEnd}) - now()), ${by.graceLeft}))::int as seconds_left,
      f.last_used_at < now() - interval '1 minute' as used_long_ago,
      (${by.madeAt})::text as made_at,
      least(${by.madeAt} + make_interval(mins => ${rules.replaceAfterMinutes}),
        case when f.proved_at > ${by.madeAt} then f.proved_at end)::text as replace_at,
      ${by.replaced} as replaced, ${by.reused} as reused
    from ${by.from} where ${by.where}`)
  return rows[0]
}

function toLive(row: Row): LiveSession {
  return {
    familyId: row.family_id,
    personId: row.person_id,
    remember: row.remember,
    factors: row.factors,
    userAgent: row.user_agent,
    expiresAt: toRfc3339(row.expires_at),
    secondsLeft: row.seconds_left,
    id:
      row.made_at === null || row.replace_at === null
        ? null
        : { madeAt: toRfc3339(row.made_at), replaceAt: toRfc3339(row.replace_at), replaced: row.replaced },
  }
}
