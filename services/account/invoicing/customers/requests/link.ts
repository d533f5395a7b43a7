// Links by which customers fill in their request. The holder acts as that customer, with no other access.
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { SystemTx, Tx } from '../../../../kit/database/database.ts'
import { Refusal } from '../../../../kit/http/problem.ts'
import type { Account } from '../../../account.ts'
import { digestOf } from '../../../callers/public.ts'
import { codes } from '../errors.ts'
import { customer as table, type CustomerRow, type InvitationForm } from '../table.ts'

export type RequestLink = {
  organizationId: string
  organizationName: string
  invitationId: string
  customerId: string
  form: InvitationForm
  expiresAt: string
}

/** The state of a link. An unknown one looks like an expired one. */
export type LinkState = 'OPEN' | 'USED' | 'EXPIRED'

/** How often one link may be used to send a document or the form. */
const MAX_USES = { uploads: 60, attempts: 30 } as const

type Found = RequestLink & { state: LinkState }

async function find(tx: SystemTx, token: string): Promise<Found | undefined> {
  const { rows } = await tx.execute<Found>(sql`
    select i.organization_id as "organizationId", o.legal_name as "organizationName", i.id as "invitationId",
      i.customer_id as "customerId", i.form, to_json(i.expires_at) #>> '{}' as "expiresAt",
      case
        when i.used_at is not null then 'USED'
        when i.cancelled_at is not null or i.expires_at <= now() then 'EXPIRED'
        else 'OPEN'
      end as state
    from customer_invitation i
    join organization o on o.organization_id = i.organization_id
    where i.token_hash = ${digestOf(token)}`)
  return rows[0]
}

/** The state of a link and, while it is open, its customer. */
export async function readLink(
  { database }: Account,
  token: string,
): Promise<{ state: LinkState; link?: RequestLink }> {
  const found = await database.readAsSystem(tx => find(tx, token))
  if (!found) return { state: 'EXPIRED' }
  const { state, ...link } = found
  return state === 'OPEN' ? { state, link } : { state }
}

/** The link if it is open and, when a form is given, was sent for that form. */
export async function openLink(account: Account, token: string, form?: InvitationForm): Promise<RequestLink> {
  const { link } = await readLink(account, token)
  if (!link || (form && link.form !== form)) throw new Refusal(codes.customerLinkInvalid)
  return link
}

/** Acts as the holder of a link, in its organization. */
export const byLink = <Result>(
  { database }: Account,
  { organizationId }: RequestLink,
  act: (tx: Tx) => Promise<Result>,
): Promise<Result> => database.inOrganization(organizationId, null, act)

/** Counts a use in its own transaction, so that refused attempts count too. */
export async function countUse(account: Account, link: RequestLink, use: keyof typeof MAX_USES): Promise<void> {
  const column = sql.identifier(use)
  const maximum = MAX_USES[use]
  await byLink(account, link, async tx => {
    const ofLink = sql`organization_id = ${tx.organizationId} and id = ${link.invitationId} and ${isOpen}`
    const { rowCount } = await tx.execute(sql`
      update customer_invitation set ${column} = ${column} + 1 where ${ofLink} and ${column} < ${maximum}`)
    if (rowCount === 1) return
    const { rows } = await tx.execute(sql`select 1 from customer_invitation where ${ofLink}`)
    throw rows.length === 0
      ? new Refusal(codes.customerLinkInvalid)
      : new Refusal(codes.customerLinkExhausted, { params: { maximum } })
  })
}

/** Locks the customer, first as everywhere, while the link is open: no one can send the form or cancel the link meanwhile. */
export async function lockRequest(tx: Tx, { customerId, invitationId }: RequestLink): Promise<CustomerRow> {
  const [row] = await tx.select().from(table).where(canSubmit(tx, customerId)).for('no key update')
  const { rows } = await tx.execute(sql`
    select 1 from customer_invitation
    where organization_id = ${tx.organizationId} and id = ${invitationId} and ${isOpen}
    for no key update`)
  if (!row || rows.length === 0) throw new Refusal(codes.customerLinkInvalid)
  return row
}

/** Uses up a link. */
export async function spendLink(tx: Tx, { invitationId }: RequestLink): Promise<void> {
  const { rowCount } = await tx.execute(sql`
    update customer_invitation set used_at = now()
    where organization_id = ${tx.organizationId} and id = ${invitationId} and ${isOpen}`)
  if (rowCount !== 1) throw new Refusal(codes.customerLinkInvalid)
}

/** Condition on an invitation's row. */
export const isOpen = sql`used_at is null and cancelled_at is null and expires_at > now()`

/** The customer, in a state that allows sending a request. */
export const canSubmit = (tx: Tx, customerId: string) =>
  and(
    eq(table.organizationId, tx.organizationId),
    eq(table.id, customerId),
    inArray(table.status, ['INVITED', 'REJECTED']),
  )
