// Stored data about a customer as a person, by kind. Each statement returns rows with a text `key`, used for paging, and a `value` for the
// archive. Names of staff are left out as other people's data, except where the customer has read them.
import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../../kit/database/database.ts'

type Subject = { customerId: string; organizationId: string }
type Section = (subject: Subject) => SQL

/** For a table whose rows name their customer. */
const ofCustomer = (table: SQL, { organizationId, customerId }: Subject) =>
  sql`from ${table} t where t.organization_id = ${organizationId} and t.customer_id = ${customerId}`

/** Messages from and to the customer; internal ones are not included. */
const messages = ({ organizationId, customerId }: Subject) => sql`
  from conversation_message m
  left join sales_order o on o.organization_id = m.organization_id and o.id = m.order_id
  left join invoice i on i.organization_id = m.organization_id and i.id = m.invoice_id
  where m.organization_id = ${organizationId} and m.visibility = 'CUSTOMER'
    and ${customerId} in (o.customer_id, i.customer_id)`

export const SECTIONS: Readonly<Record<string, Section>> = {
  revisions: subject => sql`
    select lpad(t.number::text, 10, '0') as key, jsonb_build_object(
      'number', t.number, 'at', t.at, 'byTheCustomer', t.actor_id is null, 'changes', t.changes) as value
    ${ofCustomer(sql`customer_revision`, subject)}`,
  invitations: subject => sql`
    select t.id::text as key, jsonb_build_object(
      'form', t.form, 'sentAt', t.created_at, 'expiresAt', t.expires_at, 'usedAt', t.used_at, 'cancelledAt', t.cancelled_at,
      'typed', t.draft, 'typedAt', t.draft_saved_at, 'documentsSent', t.uploads, 'timesSent', t.attempts) as value
    ${ofCustomer(sql`customer_invitation`, subject)}`,
  documents: subject => sql`
    select t.id::text as key, jsonb_build_object(
      'kind', t.kind, 'fileId', t.file_id, 'sentAt', t.created_at, 'consentedAt', t.consented_at, 'replacedAt', t.replaced_at,
      'changeRequestId', t.proposed_in) as value
    ${ofCustomer(sql`customer_document`, subject)}`,
  changeRequests: subject => sql`
    select t.id::text as key, jsonb_build_object(
      'id', t.id, 'askedBy', t.email, 'askedAt', t.created_at, 'status', t.status, 'changes', t.changes, 'proposed', t.proposed,
      'documentKinds', t.document_kinds, 'note', t.note, 'reason', t.reason, 'decidedAt', t.decided_at) as value
    ${ofCustomer(sql`customer_change_request`, subject)}`,
  users: subject => sql`
    select t.email as key, jsonb_build_object(
      'email', t.email, 'since', t.created_at, 'lastSignedInAt', t.last_signed_in_at, 'removedAt', t.removed_at) as value
    ${ofCustomer(sql`customer_user`, subject)}`,
  virtualAccounts: subject => sql`
    select t.id::text as key, jsonb_build_object(
      'bankCode', t.bank_code, 'number', t.number, 'status', t.status, 'provider', t.provider, 'expiresOn', t.expires_on,
      'openedAt', t.created_at) as value
    ${ofCustomer(sql`customer_virtual_account`, subject)}`,
  signInLinks: subject => sql`
    select t.id::text as key, jsonb_build_object(
      'email', t.email, 'sentAt', t.created_at, 'expiresAt', t.expires_at, 'usedAt', t.used_at) as value
    ${ofCustomer(sql`customer_sign_in_link`, subject)}`,
  sessions: subject => sql`
    select t.id::text as key, jsonb_build_object(
      'email', t.email, 'startedAt', t.created_at, 'lastUsedAt', t.last_used_at, 'expiresAt', t.expires_at, 'endedAt', t.ended_at,
      'address', t.address, 'browser', t.user_agent) as value
    ${ofCustomer(sql`customer_session`, subject)}`,
  messages: subject => sql`
    select m.id::text as key, jsonb_build_object(
      'about', coalesce(o.number, i.number), 'writtenBy', m.author_name, 'email', m.customer_email, 'text', m.body,
      'mailedTo', m.mailed_to, 'at', m.created_at, 'editedAt', m.edited_at, 'deletedAt', m.deleted_at,
      'fileIds', (
        select coalesce(jsonb_agg(l.file_id order by l.place), '[]') from conversation_file l
        where l.organization_id = m.organization_id and l.message_id = m.id)) as value
    ${messages(subject)}`,
  uploads: subject => sql`
    select t.file_id::text as key, jsonb_build_object(
      'fileId', t.file_id, 'sentBy', t.email, 'sentAt', t.created_at, 'usedAt', t.used_at) as value
    ${ofCustomer(sql`customer_upload`, subject)}`,
  paymentProofs: subject => sql`
    select t.id::text as key, jsonb_build_object(
      'number', t.number, 'sentBy', t.customer_email, 'sentAt', t.created_at, 'senderBank', t.sender_bank, 'status', t.status,
      'reason', t.told_reason) as value
    ${ofCustomer(sql`received_payment`, subject)} and t.customer_email is not null`,
  reminders: subject => sql`
    select t.id::text as key, jsonb_build_object(
      'kind', t.kind, 'day', t.day, 'sentTo', t.emails, 'language', t.language, 'sentAt', t.sent_at) as value
    ${ofCustomer(sql`reminder`, subject)}`,
  statementsOfAccount: subject => sql`
    select t.id::text as key, jsonb_build_object(
      'firstDay', t.first_day, 'lastDay', t.last_day, 'currency', t.currency, 'language', t.language, 'sentAt', t.created_at) as value
    ${ofCustomer(sql`sent_statement`, subject)}`,
  /** When a user viewed one of their documents, or exported their data. */
  views: ({ organizationId, customerId }) => sql`
    select t.id::text as key, jsonb_build_object(
      'at', t.at, 'what', case t.action when 'EXPORTED' then 'PERSONAL_DATA' else t.changes -> 0 ->> 'after' end) as value
    from activity_log t
    where t.organization_id = ${organizationId} and t.record_type = 'CUSTOMER' and t.record_id = ${customerId}
      and t.action in ('VIEWED', 'EXPORTED')`,
}

/** Every file from or to the customer, once, in a folder by its kind. */
export const fileRows: Section = subject => sql`
  select f.id::text as key, jsonb_build_object(
    'id', f.id, 'name', f.name, 'storedAt', f.stored_at, 'folder', min(folder)) as value
  from (
    select t.organization_id, t.file_id, 'documents' as folder ${ofCustomer(sql`customer_document`, subject)}
    union all
    select t.organization_id, t.file_id, 'uploads' ${ofCustomer(sql`customer_upload`, subject)}
    union all
    select l.organization_id, l.file_id, 'messages'
    from (select m.organization_id, m.id ${messages(subject)}) written
    join conversation_file l on l.organization_id = written.organization_id and l.message_id = written.id
  ) kept
  join file f on f.organization_id = kept.organization_id and f.id = kept.file_id and f.status = 'STORED'
  group by f.organization_id, f.id, f.name, f.stored_at`

const AT_ONCE = 500

/** Reads in its own transaction, so that none stays open during a slow download. */
export type Read = <Result>(use: (tx: Tx) => Promise<Result>) => Promise<Result>

/** The values of a section, in pieces. */
export async function* valuesOf(read: Read, rows: SQL): AsyncGenerator<unknown> {
  let after = ''
  for (;;) {
    const piece = await read(async tx => {
      const found = await tx.execute<{ key: string; value: unknown }>(
        sql`select key, value from (${rows}) kept where key collate "C" > ${after} order by key collate "C" limit ${AT_ONCE}`,
      )
      return found.rows
    })
    for (const { value } of piece) yield value
    const last = piece.at(-1)
    if (!last || piece.length < AT_ONCE) return
    after = last.key
  }
}
