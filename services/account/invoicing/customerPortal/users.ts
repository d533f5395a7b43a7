// Customers' users, for staff.
import { type SQL, sql } from 'drizzle-orm'
import { recordActivity } from '../../../kit/activity/record.ts'
import type { Tx } from '../../../kit/database/database.ts'
import { commonErrors } from '../../../kit/errors.ts'
import { Refusal } from '../../../kit/http/problem.ts'
import type { Account } from '../../account.ts'
import { customerCodes, type CustomerRow, holdCustomer, isEmail } from '../customers/public.ts'
import { codes } from './errors.ts'
import { type CustomerUser, mailLink, refuseFlood } from './links.ts'

type ListedUser = {
  customerId: string
  email: string
  isMainContact: boolean
  lastSignedInAt: string | null
  sessions: number
}

/** The users who may sign in for each customer: its own email and added ones, with their number of sessions. */
export async function listUsers(tx: Tx, customerIds: readonly string[]): Promise<ListedUser[]> {
  const { rows } = await tx.execute<ListedUser>(sql`
    select c.id as "customerId", mine.email, mine.email = lower(c.email) as "isMainContact",
      to_json(u.last_signed_in_at) #>> '{}' as "lastSignedInAt",
      (select count(*)::int from customer_session s
       where s.organization_id = c.organization_id and s.customer_id = c.id and s.email = mine.email
         and s.ended_at is null and s.expires_at > now() and s.last_used_at > now() - interval '7 days') as sessions
    from customer c
    cross join lateral (
      select lower(c.email) as email
      union
      select email from customer_user where organization_id = c.organization_id and customer_id = c.id and added_by is not null) mine
    left join customer_user u on u.organization_id = c.organization_id and u.customer_id = c.id and u.email = mine.email
    where c.organization_id = ${tx.organizationId} and c.id = any (${sql.param([...customerIds])}::uuid[])
      and c.status = 'ACTIVE' and u.removed_at is null
    order by "isMainContact" desc, mine.email`)
  return rows
}

/** Emails a user a link to the portal; adds them as a user if needed. */
export async function sendLink(tx: Tx, account: Account, { customerId, email: typed }: CustomerUser): Promise<void> {
  if (!isEmail(typed)) throw new Refusal(codes.customerUserEmailInvalid, { path: 'email' })
  const email = typed.toLowerCase()
  const row = await holdCustomer(tx, customerId)
  if (row.status !== 'ACTIVE') throw new Refusal(customerCodes.customerNotActive)
  await refuseFlood(tx, { customerId, email })
  const addedBy = email === row.email.toLowerCase() ? null : tx.actorId
  await tx.execute(sql`
    insert into customer_user as u (organization_id, customer_id, email, added_by)
    values (${tx.organizationId}, ${customerId}, ${email}, ${addedBy})
    on conflict (organization_id, customer_id, email)
    do update set added_by = coalesce(u.added_by, excluded.added_by), removed_at = null`)
  await mailLink(tx, account, { customerId, email })
  record(tx, row, { before: null, after: email })
}

/** Ends all sessions of a user; `remove` also ends their right to sign in. */
export async function endAccess(
  tx: Tx,
  { customerId, email: typed, remove }: CustomerUser & { remove: boolean },
): Promise<void> {
  const email = typed.toLowerCase()
  const row = await holdCustomer(tx, customerId)
  const ofUser = sql`organization_id = ${tx.organizationId} and customer_id = ${customerId} and email = ${email}`
  if (!(await listUsers(tx, [customerId])).some(user => user.email === email)) throw new Refusal(commonErrors.notFound)
  await endAll(tx, ofUser)
  if (remove)
    await tx.execute(sql`
      insert into customer_user (organization_id, customer_id, email, removed_at)
      values (${tx.organizationId}, ${customerId}, ${email}, now())
      on conflict (organization_id, customer_id, email) do update set removed_at = now(), added_by = null`)
  record(tx, row, { before: email, after: null })
}

/** Ends the sessions and links of all users of a locked customer, for good. The lock keeps new ones from beginning. */
export const endAccessTo = (tx: Tx, customerId: string): Promise<void> =>
  endAll(tx, sql`organization_id = ${tx.organizationId} and customer_id = ${customerId}`)

async function endAll(tx: Tx, which: SQL): Promise<void> {
  await tx.execute(sql`update customer_session set ended_at = now() where ${which} and ended_at is null`)
  await tx.execute(sql`update customer_sign_in_link set used_at = now() where ${which} and used_at is null`)
}

/** Writes to the activity log, and to the feed, so that data cached for an ended session is dropped. */
function record(tx: Tx, { id, name }: CustomerRow, change: { before: string | null; after: string | null }): void {
  recordActivity(tx, {
    action: 'UPDATED',
    recordType: 'CUSTOMER',
    recordId: id,
    recordLabel: name,
    changes: [{ field: 'customerUser', ...change }],
  })
  tx.emit('customer.changed', id)
}
