// Links by which customers fill in their request: valid once, for a limited time, for one customer; only the newest works.
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Tx } from '../../../kit/database/database.ts'
import { recordActivity } from '../../../kit/activity/record.ts'
import { file } from '../../../kit/files/table.ts'
import { Refusal } from '../../../kit/http/problem.ts'
import { newId } from '../../../kit/ids.ts'
import type { Account } from '../../account.ts'
import { digestOf, randomSecret } from '../../callers/public.ts'
import { sendMail } from '../../mail/public.ts'
import { organization } from '../../organizations/public.ts'
import { limitPerHour } from '../../throttle/public.ts'
import { defaultTerms } from './addCustomer.ts'
import { recordCustomerChange } from './describe.ts'
import { codes } from './errors.ts'
import { deleteInvited, insertCustomer, lockCustomer } from './repository.ts'
import {
  customer as table,
  customerDocument,
  customerInvitation,
  type CustomerRow,
  type InvitationForm,
} from './table.ts'

/** Emails to one customer per hour, so that invitations can't flood a mailbox. */
const MAX_PER_HOUR = 5

/** The invited email, the language, and the form to fill in. */
export type Invitation = { email: string; language: 'en' | 'id'; form: InvitationForm }

/** Invites one email; a pending invitation is not sent again. */
export async function inviteCustomer(
  tx: Tx,
  account: Account,
  { email, language, form }: Invitation,
): Promise<CustomerRow> {
  // Of two concurrent invitations of one address, the second sees the first.
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`customer/${tx.organizationId}/${email.toLowerCase()}`}, 0))`,
  )
  const [waiting] = await tx
    .select({ id: table.id })
    .from(table)
    .where(
      and(
        eq(table.organizationId, tx.organizationId),
        eq(sql`lower(${table.email})`, email.toLowerCase()),
        eq(table.status, 'INVITED'),
      ),
    )
  if (waiting) throw new Refusal(codes.customerAlreadyInvited, { path: 'email' })
  const row = await insertCustomer(tx, {
    ...(await defaultTerms(tx)),
    id: newId(),
    status: 'INVITED',
    email,
    language,
    statusChangedAt: tx.clock.now().toString(),
    statusChangedBy: tx.actorId,
    createdBy: tx.actorId,
  })
  await recordCustomerChange(tx, { action: 'CREATED', before: undefined, after: row })
  await sendLink(tx, account, row, { template: 'customerInvited', form })
  return row
}

/** Emails a new link; earlier ones become invalid. */
export async function resendInvitation(tx: Tx, account: Account, id: string): Promise<void> {
  const row = await lockCustomer(tx, id, 'RESEND')
  // Only those who have not sent their request yet are reminded; a rejected one has a link of its own.
  await sendLink(tx, account, row, { template: 'customerReminded' })
  recordActivity(tx, { action: 'RESENT', recordType: 'CUSTOMER', recordId: id, recordLabel: row.name })
  tx.emit('customer.changed', id)
}

/** Cancels an invitation and deletes the customer. The caller deletes the documents' bytes after the commit. */
export async function cancelInvitation(tx: Tx, id: string): Promise<{ organizationId: string; id: string }[]> {
  const row = await lockCustomer(tx, id, 'CANCEL_INVITATION')
  const documents = await tx
    .select({ fileId: customerDocument.fileId })
    .from(customerDocument)
    .where(and(eq(customerDocument.organizationId, tx.organizationId), eq(customerDocument.customerId, id)))
  await deleteInvited(tx, id)
  const fileIds = documents.map(({ fileId }) => fileId)
  if (fileIds.length > 0) await tx.delete(file).where(inArray(file.id, fileIds))
  recordActivity(tx, {
    action: 'CANCELLED',
    recordType: 'CUSTOMER',
    recordId: id,
    recordLabel: row.name,
    changes: [{ field: 'status', before: row.status, after: null }],
  })
  tx.emit('customer.deleted', id)
  return fileIds.map(fileId => ({ organizationId: tx.organizationId, id: fileId }))
}

type Why =
  | { template: 'customerInvited' | 'customerReminded'; form?: InvitationForm }
  | { template: 'customerRejected'; reason: string }

/** Creates a link and emails it in the customer's language. A later link uses the same form as the previous one. */
export async function sendLink(tx: Tx, account: Account, row: CustomerRow, why: Why): Promise<void> {
  await refuseFlood(tx, row.id)
  await tx.execute(sql`
    update customer_invitation set cancelled_at = now()
    where organization_id = ${tx.organizationId} and customer_id = ${row.id} and used_at is null and cancelled_at is null`)
  const form = ('form' in why ? why.form : undefined) ?? (await lastForm(tx, row.id))
  const draft = await takeDraft(tx, row.id)
  const { invitationHours: hours } = account.rules.links
  const token = randomSecret()
  await tx.insert(customerInvitation).values({
    organizationId: tx.organizationId,
    id: newId(),
    customerId: row.id,
    tokenHash: digestOf(token),
    invitedBy: tx.actorId,
    form,
    draft,
    expiresAt: sql`now() + make_interval(hours => ${hours})`,
  })
  const to = { email: row.email, name: row.picName ?? row.legalName }
  const values = {
    organization: await ownName(tx),
    link: `${account.publicOrigin}/customer-request?token=${token}`,
    hours,
  }
  const { language } = row
  if (why.template === 'customerRejected')
    await sendMail(tx, account, { to, language, template: why.template, values: { ...values, reason: why.reason } })
  else await sendMail(tx, account, { to, language, template: why.template, values })
}

async function lastForm(tx: Tx, customerId: string): Promise<InvitationForm> {
  const [last] = await tx
    .select({ form: customerInvitation.form })
    .from(customerInvitation)
    .where(and(eq(customerInvitation.organizationId, tx.organizationId), eq(customerInvitation.customerId, customerId)))
    .orderBy(desc(customerInvitation.createdAt))
    .limit(1)
  return last?.form ?? 'REQUEST'
}

/** Returns what was typed with earlier links, and deletes it there. */
export async function takeDraft(tx: Tx, customerId: string): Promise<string | null> {
  const { rows } = await tx.execute<{ draft: string }>(sql`
    with kept as (
      select id, draft, created_at from customer_invitation
      where organization_id = ${tx.organizationId} and customer_id = ${customerId} and draft is not null
    ), emptied as (
      update customer_invitation set draft = null
      where organization_id = ${tx.organizationId} and customer_id = ${customerId} and draft is not null
    )
    select draft from kept order by created_at desc limit 1`)
  return rows[0]?.draft ?? null
}

/** Emails a customer that they were approved. */
export async function emailApproved(tx: Tx, account: Account, { email, picName, legalName, language }: CustomerRow) {
  await sendMail(tx, account, {
    to: { email, name: picName ?? legalName },
    language,
    template: 'customerApproved',
    values: { organization: await ownName(tx) },
  })
}

/** Emails a customer that their request was received. */
export async function emailRequestReceived(
  tx: Tx,
  account: Account,
  { email, picName, legalName, language }: CustomerRow,
) {
  await sendMail(tx, account, {
    to: { email, name: picName ?? legalName },
    language,
    template: 'customerReceived',
    values: { organization: await ownName(tx) },
  })
}

async function ownName(tx: Tx): Promise<string> {
  const [own] = await tx.select({ name: organization.legalName }).from(organization)
  return own?.name ?? ''
}

const refuseFlood = (tx: Tx, customerId: string) =>
  limitPerHour(tx, {
    table: 'customer_invitation',
    own: sql`customer_id = ${customerId}`,
    most: MAX_PER_HOUR,
    error: codes.customerTooManyEmails,
  })
