// Emailed links by which customers' users sign in: valid once, for a quarter of an hour, stored as hashes.
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { SystemTx, Tx } from '../../../kit/database/database.ts'
import { commonErrors } from '../../../kit/errors.ts'
import { Refusal } from '../../../kit/http/problem.ts'
import { newId } from '../../../kit/ids.ts'
import type { Account, Origin } from '../../account.ts'
import { digestOf, randomSecret } from '../../callers/public.ts'
import { seal, type SealedContent, sendMail, unseal } from '../../mail/public.ts'
import { takeAddressAttempt } from '../../signIn/public.ts'
import { type Attempt, takeAttempt } from '../../throttle/public.ts'
import { customerCodes } from '../customers/public.ts'
import { customerLinkJob } from './job.ts'

/** Emails to one user per hour, so that links can't flood a mailbox. */
const MAX_PER_HOUR = 5
/** Sellers that one request sends emails for. */
const MAX_SELLERS = 20

export type CustomerUser = { customerId: string; email: string }

const requestShape = z.object({ email: z.string() })

/** Accepts a request for a link. Same work and same response for every email; too many per email or address are refused. */
export async function requestLink(account: Account, request: { email: string; origin: Origin }): Promise<void> {
  const { database, jobs, secrets } = account
  const attempt = await database.asSystem(async tx => {
    const taken = await takeAttempts(tx, account, request)
    if (taken.allowed) await jobs.enqueue(tx, customerLinkJob, seal(secrets, { email: request.email }))
    return taken
  })
  if (!attempt.allowed) throw new Refusal(commonErrors.tooManyRequests, { retryAfterSeconds: attempt.secondsLeft })
}

async function takeAttempts(
  tx: SystemTx,
  { rules: { lockout } }: Account,
  { email, origin }: { email: string; origin: Origin },
): Promise<Attempt> {
  if (origin.address !== null) {
    const attempt = await takeAddressAttempt(tx, lockout, { purpose: 'CUSTOMER', address: origin.address })
    if (!attempt.allowed) return attempt
  }
  return takeAttempt(tx, 'customer', email, { ...lockout, attempts: lockout.attemptsPerEmail })
}

type Place = { organizationId: string; customerId: string }

/** Emails the user once for each of their customers; sends nothing if there is none. */
export async function sendRequestedLinks(account: Account, job: SealedContent): Promise<void> {
  const email = requestShape.parse(unseal(account.secrets, job)).email.trim().toLowerCase()
  const places = await account.database.readAsSystem(tx => placesOf(tx, email))
  for (const { organizationId, customerId } of places)
    await account.database.inOrganization(organizationId, null, async tx => {
      if (!(await holdIfActive(tx, customerId))) return
      if (await isFlooded(tx, { customerId, email })) return
      await tx.execute(sql`
        insert into customer_user (organization_id, customer_id, email) values (${organizationId}, ${customerId}, ${email})
        on conflict do nothing`)
      await mailLink(tx, account, { customerId, email })
    })
}

async function placesOf(tx: SystemTx, email: string): Promise<Place[]> {
  const { rows } = await tx.execute<Place>(sql`
    select o.organization_id as "organizationId", c.id as "customerId" from organization o
    cross join lateral (
      select id from customer where organization_id = o.organization_id and lower(email) = ${email}
      union
      select customer_id from customer_user where organization_id = o.organization_id and email = ${email}) mine
    join customer c on c.organization_id = o.organization_id and c.id = mine.id
    left join customer_user u
      on u.organization_id = c.organization_id and u.customer_id = c.id and u.email = ${email}
    where 'INVOICING' = any (o.modes) and ${mayEnter(email)}
    order by o.organization_id, c.id limit ${MAX_SELLERS}`)
  return rows
}

/**
 * Locks an active customer, so that it isn't deactivated before this transaction's changes are stored; false: it is not active. A later
 * deactivation then ends the sessions and links created here.
 */
export async function holdIfActive(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select 1 from customer where organization_id = ${tx.organizationId} and id = ${id} and status = 'ACTIVE' for share`)
  return rows.length === 1
}

/** For a customer `c` and its user `u`, if any: whether the email may open the portal. */
export const mayEnter = (email: unknown) => sql`(c.status = 'ACTIVE' and u.removed_at is null
  and (u.added_by is not null or lower(c.email) = ${email}))`

type LinkTo = {
  user: CustomerUser
  lasting: { minutes: number }
  /** The path in the portal. */
  path: string
}

/** Creates a link for a user. Earlier links stay valid: each email's link works as long as the email says. */
export async function makeSignInLink(
  tx: Tx,
  { publicOrigin }: Pick<Account, 'publicOrigin'>,
  { user: { customerId, email }, lasting: { minutes }, path }: LinkTo,
): Promise<string> {
  const ofUser = sql`organization_id = ${tx.organizationId} and customer_id = ${customerId} and email = ${email}`
  await tx.execute(sql`delete from customer_sign_in_link where ${ofUser} and expires_at < now() - interval '1 day'`)
  const token = randomSecret()
  await tx.execute(sql`
    insert into customer_sign_in_link (organization_id, id, customer_id, email, token_hash, expires_at)
    values (${tx.organizationId}, ${newId()}, ${customerId}, ${email}, ${digestOf(token)},
      now() + make_interval(mins => ${minutes}))`)
  return `${publicOrigin}${path}?token=${token}`
}

/** Creates a link for a user and emails it. */
export async function mailLink(tx: Tx, account: Account, user: CustomerUser): Promise<void> {
  const { customerMinutes: minutes } = account.rules.links
  const link = await makeSignInLink(tx, account, { user, lasting: { minutes }, path: '/customer' })
  const { rows } = await tx.execute<{ organization: string; customer: string; language: 'en' | 'id' }>(sql`
    select o.legal_name as organization, c.name as customer, c.language
    from customer c join organization o on o.organization_id = c.organization_id
    where c.organization_id = ${tx.organizationId} and c.id = ${user.customerId}`)
  const { organization, customer, language } = rows[0]!
  await sendMail(tx, account, {
    to: { email: user.email, name: null },
    language,
    template: 'customerSignIn',
    values: { organization, customer, link, minutes },
  })
}

/** How many links were created for a user within the last hour. */
export async function linksOfHour(tx: Tx, { customerId, email }: CustomerUser): Promise<number> {
  const { rows } = await tx.execute<{ made: number }>(sql`
    select count(*)::int as made from customer_sign_in_link
    where organization_id = ${tx.organizationId} and customer_id = ${customerId} and email = ${email}
      and created_at > now() - interval '1 hour'`)
  return rows[0]?.made ?? 0
}

const isFlooded = async (tx: Tx, user: CustomerUser) => (await linksOfHour(tx, user)) >= MAX_PER_HOUR

/** Refuses to send one user too many emails. */
export async function refuseFlood(tx: Tx, user: CustomerUser): Promise<void> {
  if (await isFlooded(tx, user))
    throw new Refusal(customerCodes.customerTooManyEmails, { params: { maximum: MAX_PER_HOUR } })
}
