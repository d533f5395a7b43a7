// Sessions of customers' users: each for one customer of one organization, ended as soon as the customer or the user loses access.
import { sql } from 'drizzle-orm'
import type { SystemTx } from '../../../kit/database/database.ts'
import { commonErrors } from '../../../kit/errors.ts'
import { Refusal } from '../../../kit/http/problem.ts'
import { newId } from '../../../kit/ids.ts'
import type { Account, Origin } from '../../account.ts'
import { digestOf, randomSecret } from '../../callers/public.ts'
import { codes } from './errors.ts'
import { holdIfActive, mayEnter } from './links.ts'

const IDLE_DAYS = 7
const ABSOLUTE_DAYS = 30
const TOKEN_SECONDS = 60

/** As the browser stores it; the service stores only the secret's digest. */
export type OpenedCustomerSession = { id: string; expiresAt: string }

/** Uses up a link and opens a session; the browser's previous one ends. Only one of several concurrent calls gets a session. */
export async function signIn(
  account: Account,
  { token, previous, origin }: { token: string; previous?: string | undefined; origin: Origin },
): Promise<OpenedCustomerSession> {
  const { database } = account
  const hash = digestOf(token)
  const link = await database.readAsSystem(async tx => {
    const { rows } = await tx.execute<{ organizationId: string; customerId: string }>(sql`
      select organization_id as "organizationId", customer_id as "customerId" from customer_sign_in_link
      where token_hash = ${hash}`)
    return rows[0]
  })
  if (link === undefined) throw new Refusal(codes.customerSignInLinkInvalid)
  const { organizationId } = link
  const secret = randomSecret()
  const opened = await database.inOrganization(organizationId, null, async tx => {
    if (!(await holdIfActive(tx, link.customerId))) return undefined
    const { rows } = await tx.execute<{ customerId: string; email: string }>(sql`
      update customer_sign_in_link l set used_at = now()
      from customer_user u, customer c
      where l.organization_id = ${organizationId} and l.token_hash = ${hash} and l.used_at is null and l.expires_at > now()
        and u.organization_id = l.organization_id and u.customer_id = l.customer_id and u.email = l.email
        and c.organization_id = l.organization_id and c.id = l.customer_id and ${mayEnter(sql`u.email`)}
      returning l.customer_id as "customerId", l.email`)
    const [user] = rows
    if (!user) return undefined
    const ofUser = sql`organization_id = ${organizationId} and customer_id = ${user.customerId} and email = ${user.email}`
    await tx.execute(sql`delete from customer_session where ${ofUser} and expires_at < now() - interval '30 days'`)
    await tx.execute(sql`update customer_user set last_signed_in_at = now() where ${ofUser}`)
    const { rows: sessions } = await tx.execute<{ expiresAt: string }>(sql`
      insert into customer_session (organization_id, id, customer_id, email, secret_hash, address, user_agent, expires_at)
      values (${organizationId}, ${newId()}, ${user.customerId}, ${user.email}, ${digestOf(secret)}, ${origin.address},
        ${origin.userAgent}, now() + make_interval(days => ${ABSOLUTE_DAYS}))
      returning to_json(expires_at) #>> '{}' as "expiresAt"`)
    return { id: secret, expiresAt: sessions[0]!.expiresAt }
  })
  if (!opened) throw new Refusal(codes.customerSignInLinkInvalid)
  if (previous !== undefined) await signOut(account, previous)
  return opened
}

type Live = {
  organizationId: string
  id: string
  customerId: string
  email: string
  secondsLeft: number
  usedLongAgo: boolean
}

async function findLive(tx: SystemTx, secret: string): Promise<Live | undefined> {
  const idleEnd = sql`s.last_used_at + make_interval(days => ${IDLE_DAYS})`
  const { rows } = await tx.execute<Live>(sql`
    select s.organization_id as "organizationId", s.id, s.customer_id as "customerId", s.email,
      floor(extract(epoch from least(s.expires_at, ${idleEnd}) - now()))::int as "secondsLeft",
      s.last_used_at < now() - interval '10 minutes' as "usedLongAgo"
    from customer_session s
    join customer_user u using (organization_id, customer_id, email)
    join customer c on c.organization_id = s.organization_id and c.id = s.customer_id
    where s.secret_hash = ${digestOf(secret)} and s.ended_at is null and least(s.expires_at, ${idleEnd}) > now()
      and ${mayEnter(sql`u.email`)}`)
  return rows[0]
}

/** Exchanges a session for a token with the audience of customers, for a minute at most, with the tags of events that end it early. */
export async function exchangeSession({ database, tokens }: Account, secret: string) {
  const live = await database.readAsSystem(tx => findLive(tx, secret))
  if (!live) throw new Refusal(commonErrors.unauthenticated)
  const { organizationId, id, customerId, email } = live
  if (live.usedLongAgo)
    await database.inOrganization(organizationId, null, tx =>
      tx.execute(sql`
        update customer_session set last_used_at = now() where organization_id = ${organizationId} and id = ${id}`),
    )
  const seconds = Math.max(1, Math.min(TOKEN_SECONDS, live.secondsLeft))
  const token = await tokens.mintCustomer({ org: organizationId, cus: customerId, email, sid: id }, seconds)
  return {
    token,
    expiresAt: new Date(Date.now() + seconds * 1_000).toISOString(),
    tags: [`customer:${customerId}`, `customer-session:${id}`],
  }
}

/** Ends a session; an unknown or ended one is ignored. */
export async function signOut({ database }: Account, secret: string): Promise<void> {
  const live = await database.readAsSystem(tx => findLive(tx, secret))
  if (!live) return
  await database.inOrganization(live.organizationId, null, async tx => {
    const { rowCount } = await tx.execute(sql`
      update customer_session set ended_at = now()
      where organization_id = ${live.organizationId} and id = ${live.id} and ended_at is null`)
    if (rowCount === 1) tx.emit('customer-session.ended', live.id)
  })
}
