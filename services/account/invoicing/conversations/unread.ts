// A member's unread messages: those from customers, mentions, and others in conversations that they have read before.
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Tx } from '../../../kit/database/database.ts'
import { commonErrors } from '../../../kit/errors.ts'
import { Refusal } from '../../../kit/http/problem.ts'
import { idList } from '../../../kit/idShapes.ts'
import type { Caller } from '../../../kit/tokens.ts'
import { kind } from './input.ts'
import { holdRecord, KINDS, type Kind, PERMISSIONS, type RecordKey } from './records.ts'

/** Older messages no longer expect an answer. */
const RECENT_DAYS = 90
const MAX_SHOWN = 20

export const unreadQuery = z.strictObject({ kind, recordIds: idList })
export const unreadCounts = z.object({
  items: z.array(z.object({ recordId: z.uuid(), count: z.int().describe('Messages that the caller has not read') })),
})
export const unreadConversations = z.object({
  items: z.array(
    z
      .object({
        kind,
        recordId: z.uuid(),
        number: z.string().nullable().describe('Null of a draft'),
        customerName: z.string(),
        count: z.int().describe('Messages that the caller has not read'),
        newestAt: z.string(),
      })
      .meta({ id: 'UnreadConversation' }),
  ),
})

const COLUMNS = { SALES_ORDER: sql`order_id`, INVOICE: sql`invoice_id` } as const satisfies Record<Kind, SQL>

/** The unread messages about records of a kind; each is aliased m. */
const unread = (tx: Tx, of: Kind) => sql`conversation_message m
  left join conversation_read r on r.organization_id = m.organization_id and r.person_id = ${tx.actorId} and r.${COLUMNS[of]} = m.${COLUMNS[of]}
  where m.organization_id = ${tx.organizationId} and m.${COLUMNS[of]} is not null
    and m.counts_unread and m.deleted_at is null and m.author_id is distinct from ${tx.actorId}
    and m.created_at > coalesce(r.read_until, '-infinity')
    and (m.customer_email is not null or ${tx.actorId} = any (m.mentions) or r.person_id is not null)`

/** The caller's number of unread messages for each of these records that has any. */
export async function countUnread(tx: Tx, { kind: of, recordIds }: z.infer<typeof unreadQuery>) {
  const { rows } = await tx.execute<{ recordId: string; count: number }>(sql`
    select m.${COLUMNS[of]} as "recordId", count(*)::int as count from ${unread(tx, of)}
      and m.${COLUMNS[of]} = any (${sql.param([...recordIds])}::uuid[])
    group by 1`)
  return rows
}

/** The 20 newest recent conversations with unread messages, newest first, of records that the caller may see. */
export async function listUnread(
  tx: Tx,
  { permissions }: Pick<Caller, 'permissions'>,
): Promise<z.infer<typeof unreadConversations>['items']> {
  const since = tx.clock
    .now()
    .subtract({ hours: 24 * RECENT_DAYS })
    .toString()
  const seen = KINDS.filter(one => permissions.has(PERMISSIONS[one].view))
  if (seen.length === 0) return []
  const each = seen.map(
    of => sql`
      select ${of} as kind, m.${COLUMNS[of]} as "recordId", count(*)::int as count, max(m.created_at) as newest
      from ${unread(tx, of)} and m.created_at > ${since}::timestamptz
      group by 2`,
  )
  const { rows } = await tx.execute<z.infer<typeof unreadConversations>['items'][number]>(sql`
    select u.kind, u."recordId", u.count, to_json(u.newest) #>> '{}' as "newestAt",
      coalesce(o.number, i.number) as number, coalesce(o.customer_name, i.customer_name) as "customerName"
    from (${sql.join(each, sql` union all `)}) u
    left join sales_order o on u.kind = 'SALES_ORDER' and o.organization_id = ${tx.organizationId} and o.id = u."recordId"
    left join invoice i on u.kind = 'INVOICE' and i.organization_id = ${tx.organizationId} and i.id = u."recordId"
    order by u.newest desc, u."recordId" limit ${MAX_SHOWN}`)
  return rows
}

/** Marks a conversation as read up to a message. Read messages stay read; refuses with G-7 a message of another record. */
export async function markRead(tx: Tx, key: RecordKey, messageId: string): Promise<void> {
  await holdRecord(tx, key)
  const column = COLUMNS[key.kind]
  const { rowCount } = await tx.execute(sql`
    insert into conversation_read (organization_id, person_id, ${column}, read_until)
    select m.organization_id, ${tx.actorId}, m.${column}, m.created_at from conversation_message m
    where m.organization_id = ${tx.organizationId} and m.${column} = ${key.recordId} and m.id = ${messageId}
    on conflict (organization_id, person_id, record_id)
    do update set read_until = greatest(conversation_read.read_until, excluded.read_until)`)
  if (rowCount === 0) throw new Refusal(commonErrors.notFound)
}
