// Emails of a conversation: to the customer's users for messages to them, to members for mentions and the customer's answers.
import { sql } from 'drizzle-orm'
import type { Tx } from '../../../kit/database/database.ts'
import { commonErrors } from '../../../kit/errors.ts'
import { Refusal } from '../../../kit/http/problem.ts'
import type { Account } from '../../account.ts'
import { sendMail } from '../../mail/public.ts'
import { linksOfHour, makeSignInLink, mayEnter } from '../customerPortal/public.ts'
import { ofRecord, PERMISSIONS, type RecordKey, type Talked } from './records.ts'
import { conversationMessage as message } from './table.ts'

/** Emails may be read late: the link is valid longer than a sign-in link. */
const LINK_MINUTES = 3 * 24 * 60
/** Messages may use this many of a user's hourly links; the rest is left for signing in. */
const MAX_LINKS_PER_HOUR = 3

type Mailing = Pick<Account, 'secrets' | 'jobs' | 'publicOrigin'>

/**
 * The customer's addresses to email: its own and those of users who wrote here, if they may sign in. None while the customer can't see the
 * record. Refuses with G-7.
 */
export async function customerAddresses(tx: Tx, key: RecordKey): Promise<string[]> {
  const { record, isShown } = TABLES[key.kind]
  const { rows } = await tx.execute<{ email: string | null }>(sql`
    select reader.email
    from ${record} r
    join customer c on c.organization_id = r.organization_id and c.id = r.customer_id
    left join lateral (
      select mine.email
      from (
        select lower(c.email) as email
        union
        select ${message.customerEmail} from ${message}
        where ${message.organizationId} = c.organization_id and ${ofRecord(key)} and ${message.customerEmail} is not null) mine
      left join customer_user u on u.organization_id = c.organization_id and u.customer_id = c.id and u.email = mine.email
      where ${isShown} and ${mayEnter(sql`mine.email`)}) reader on true
    where r.organization_id = ${tx.organizationId} and r.id = ${key.recordId}
    order by reader.email = lower(c.email) desc, reader.email`)
  if (rows.length === 0) throw new Refusal(commonErrors.notFound)
  return rows.flatMap(({ email }) => (email === null ? [] : [email]))
}

/** The record's table, and when the customer sees it in the portal. */
const TABLES = {
  SALES_ORDER: { record: sql`sales_order`, isShown: sql`r.approved_at is not null` },
  INVOICE: { record: sql`invoice`, isShown: sql`r.number is not null` },
} as const
const PORTAL = { SALES_ORDER: '/customer/orders/', INVOICE: '/customer/invoices/' } as const
const SCREEN = { SALES_ORDER: '/sales-order/', INVOICE: '/invoices/' } as const

type Written = { record: Talked; author: string; text: string }

/** Emails a message to the customer's users, each with a link that signs them in and shows the record. */
export async function mailCustomer(
  tx: Tx,
  account: Mailing,
  { record, author, text, emails }: Written & { emails: readonly string[] },
): Promise<void> {
  const { customerId, kind, recordId, number } = record
  const { rows } = await tx.execute<{ organization: string; language: 'en' | 'id' }>(sql`
    select o.legal_name as organization, c.language
    from customer c join organization o on o.organization_id = c.organization_id
    where c.organization_id = ${tx.organizationId} and c.id = ${customerId}`)
  const { organization, language } = rows[0]!
  const path = PORTAL[kind] + recordId
  for (const email of emails) {
    const user = { customerId, email }
    await tx.execute(sql`
      insert into customer_user (organization_id, customer_id, email) values (${tx.organizationId}, ${customerId}, ${email})
      on conflict do nothing`)
    const signsIn = (await linksOfHour(tx, user)) < MAX_LINKS_PER_HOUR
    const link = signsIn
      ? await makeSignInLink(tx, account, { user, lasting: { minutes: LINK_MINUTES }, path })
      : account.publicOrigin + path
    await sendMail(tx, account, {
      to: { email, name: null },
      language,
      template: 'customerMessage',
      values: {
        organization,
        author,
        kind,
        number: number ?? '',
        text,
        link,
        hours: signsIn ? LINK_MINUTES / 60 : null,
      },
    })
  }
}

type Reader = { email: string; name: string; language: 'en' | 'id'; organization: string }

/** The active members among these users who may read such records. */
async function readersOf(tx: Tx, { kind }: RecordKey, ids: readonly string[]): Promise<(Reader & { id: string })[]> {
  const { rows } = await tx.execute<Reader & { id: string }>(sql`
    select p.id, p.email, p.full_name as name, p.language, o.name as organization
    from membership m
    join person p on p.id = m.person_id
    join role r on r.organization_id = m.organization_id and r.id = m.role_id
    join organization o on o.organization_id = m.organization_id
    where m.organization_id = ${tx.organizationId} and m.status = 'ACTIVE' and m.person_id = any (${sql.param([...ids])}::uuid[])
      and ${PERMISSIONS[kind].view} = any (r.permissions)
    order by p.full_name, p.id`)
  return rows
}

/** Whether all of them are active members who may read such records. */
export const mayAllRead = async (tx: Tx, key: RecordKey, ids: readonly string[]): Promise<boolean> =>
  ids.length === 0 || (await readersOf(tx, key, ids)).length === ids.length

async function mailReaders(
  tx: Tx,
  account: Mailing,
  {
    record,
    author,
    text,
    template,
    ids,
  }: Written & { template: 'mentioned' | 'customerAnswered'; ids: readonly string[] },
): Promise<void> {
  const { kind, recordId, number, customerName: customer } = record
  const link = `${account.publicOrigin}${SCREEN[kind]}${recordId}?tab=conversation`
  for (const { email, name, language, organization } of await readersOf(tx, record, ids))
    await sendMail(tx, account, {
      to: { email, name },
      language,
      template,
      values: { organization, author, customer, kind, number, text, link },
    })
}

/** Emails members who are mentioned in a message, except its author. */
export const mailMentioned = (tx: Tx, account: Mailing, written: Written & { ids: readonly string[] }): Promise<void> =>
  mailReaders(tx, account, {
    ...written,
    template: 'mentioned',
    ids: written.ids.filter(id => id !== tx.actorId),
  })

/** Emails the customer's answer to members who wrote or were mentioned in the conversation, or else to the record's creator. */
export async function mailAnswer(tx: Tx, account: Mailing, written: Written): Promise<void> {
  const { record } = written
  const { rows } = await tx.execute<{ ids: string[] }>(sql`
    select coalesce(array_agg(distinct person), '{}') as ids
    from ${message} cross join lateral unnest(${message.mentions} || ${message.authorId}) as person
    where ${message.organizationId} = ${tx.organizationId} and ${ofRecord(record)} and ${message.deletedAt} is null
      and person is not null`)
  const known = await readersOf(tx, record, rows[0]!.ids)
  const ids = known.length > 0 ? known.map(({ id }) => id) : record.createdBy === null ? [] : [record.createdBy]
  await mailReaders(tx, account, { ...written, template: 'customerAnswered', ids })
}
