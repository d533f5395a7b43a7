// Sent emails, by invoice or customer.
import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../../kit/database/database.ts'
import type { Currency } from '../../../kit/money.ts'
import { toRfc3339 } from '../../../kit/database/columns.ts'
import type { REMINDER_KINDS } from './table.ts'

type PartText = {
  invoiceId: string
  number: string
  partName: string | null
  dueOn: string | null
  amount: string
  currency: Currency
}
export type ReminderEmail = {
  /** The invoice or customer of the request. */
  ownerId: string
  id: string
  customerId: string
  kind: (typeof REMINDER_KINDS)[number]
  day: string
  level: number | null
  isByHand: boolean
  emails: string[]
  sentAt: string
  sentBy: string | null
  parts: PartText[]
}

const MAX_PER_RECORD = 20

const readEmails = async (tx: Tx, ids: readonly string[], ofOwner: SQL): Promise<ReminderEmail[]> => {
  const { rows } = await tx.execute<ReminderEmail>(sql`
    select owner.id as "ownerId", l.id, l.customer_id as "customerId", l.kind, l.day::text as day, l.level, l.is_by_hand as "isByHand",
      l.emails, l.sent_at::text as "sentAt", l.sent_by as "sentBy",
      (select jsonb_agg(jsonb_build_object('invoiceId', p.invoice_id, 'number', i.number, 'partName', p.part_name, 'dueOn', p.due_on,
          'amount', p.amount_minor::text, 'currency', i.currency) order by p.due_on, i.number, p.part_id)
        from reminder_part p join invoice i on i.organization_id = p.organization_id and i.id = p.invoice_id
        where p.organization_id = l.organization_id and p.reminder_id = l.id) as parts
    from unnest(${sql.param([...ids])}::uuid[]) as owner (id)
    cross join lateral (
      select r.* from reminder r where r.organization_id = ${tx.organizationId} and ${ofOwner}
      order by r.sent_at desc, r.id desc limit ${MAX_PER_RECORD}) l
    order by l.sent_at desc, l.id desc`)
  return rows.map(row => ({ ...row, sentAt: toRfc3339(row.sentAt) }))
}

/** The 20 newest emails about each of these invoices, newest first. */
export const emailsOfInvoices = (tx: Tx, invoiceIds: readonly string[]) =>
  readEmails(
    tx,
    invoiceIds,
    sql`exists (select from reminder_part p
      where p.organization_id = r.organization_id and p.reminder_id = r.id and p.invoice_id = owner.id)`,
  )

/** The 20 newest emails to each of these customers, newest first. */
export const emailsOfCustomers = (tx: Tx, customerIds: readonly string[]) =>
  readEmails(tx, customerIds, sql`r.customer_id = owner.id`)
