// SQL of what reminders cover: parts of issued invoices with remaining cash, and invoices with missing slips.
import { sql } from 'drizzle-orm'
import type { Tx } from '../../../kit/database/database.ts'
import type { Currency } from '../../../kit/money.ts'
import { ISSUED_LIST } from '../invoices/public.ts'
import type { Remindable, Stops } from './rules.ts'

/** What an email reminds of. */
export type RemindedItem = {
  customerId: string
  invoiceId: string
  /** The invoice's version when it was read: a newer one may owe a different amount. */
  version: number
  number: string
  partId: string
  partName: string | null
  dueOn: string | null
  amountMinor: bigint
  currency: Currency
}
export type OpenPart = RemindedItem & Remindable & Stops & { days: number[] | null }

type Of = { today: string; customerIds?: readonly string[]; invoiceIds?: readonly string[] }

const among = (column: string, ids: readonly string[] | undefined) =>
  ids === undefined ? sql`` : sql`and ${sql.raw(column)} = any (${sql.param([...ids])}::uuid[])`

const AGREED = sql`a.promised_on::text as "promisedOn", coalesce(a.disputed_at is not null and a.dispute_closed_at is null, false) as "isDisputed",
  s.days, coalesce(s.is_paused, false) as "isPaused", s.paused_until::text as "pausedUntil"`
const agreements = sql`
  left join invoice_agreement a on a.organization_id = i.organization_id and a.invoice_id = i.id
  left join customer_reminder_settings s on s.organization_id = i.organization_id and s.customer_id = i.customer_id`

type Row<Item extends { amountMinor: bigint }> = Omit<Item, 'amountMinor'> & { amountMinor: string }
const withMinor = <Item extends { amountMinor: string }>(row: Item) => ({
  ...row,
  amountMinor: BigInt(row.amountMinor),
})

/** Parts with remaining cash, oldest first, each with its last reminder and what stops reminders. */
export async function readOpenParts(tx: Tx, { today, customerIds, invoiceIds }: Of): Promise<OpenPart[]> {
  const { rows } = await tx.execute<Row<OpenPart>>(sql`
    select p.customer_id as "customerId", p.invoice_id as "invoiceId", i.version, p.number, p.part_id as "partId", p.part_name as "partName",
      p.due_on::text as "dueOn", p.remaining_minor::text as "amountMinor", p.currency, ${today}::date - p.due_on as late,
      (select max(r.level_days) from reminder_part r
        where r.organization_id = i.organization_id and r.invoice_id = i.id and r.part_id = p.part_id) as "lastDays",
      ${AGREED}
    from receivable_parts(${tx.organizationId}, ${today}::date) p
    join invoice i on i.organization_id = ${tx.organizationId} and i.id = p.invoice_id
    ${agreements}
    where p.remaining_minor > 0 ${among('p.customer_id', customerIds)} ${among('p.invoice_id', invoiceIds)}
    order by p.due_on nulls last, p.number, p.part_id`)
  return rows.map(withMinor)
}

export type AwaitedSlip = RemindedItem & Stops

/** Invoices of earlier months that only lack a slip, of customers without an email about slips this month. */
export async function readAwaitedSlips(tx: Tx, today: string): Promise<AwaitedSlip[]> {
  const { rows } = await tx.execute<Row<AwaitedSlip>>(sql`
    select i.customer_id as "customerId", i.id as "invoiceId", i.version, i.number, i.id as "partId", null as "partName",
      null as "dueOn", i.withheld_open_minor::text as "amountMinor", i.currency, ${AGREED}
    from invoice i ${agreements}
    where i.organization_id = ${tx.organizationId} and i.withheld_open_minor > 0 and i.remaining_minor = i.withheld_open_minor
      and i.status in ${ISSUED_LIST} and i.invoice_date < date_trunc('month', ${today}::timestamp)::date
      and not exists (select from reminder r
        where r.organization_id = i.organization_id and r.customer_id = i.customer_id and r.kind = 'SLIP'
          and date_trunc('month', r.day::timestamp) = date_trunc('month', ${today}::timestamp))
    order by i.invoice_date, i.number`)
  return rows.map(withMinor)
}

/** What stops emails about these invoices now, with their versions; run it in the transaction that holds their locks. */
export async function readStops(
  tx: Tx,
  invoiceIds: readonly string[],
): Promise<ReadonlyMap<string, Stops & { version: number }>> {
  const { rows } = await tx.execute<Stops & { invoiceId: string; version: number }>(sql`
    select i.id as "invoiceId", i.version, ${AGREED} from invoice i ${agreements}
    where i.organization_id = ${tx.organizationId} and i.id = any (${sql.param([...invoiceIds])}::uuid[])`)
  return new Map(rows.map(row => [row.invoiceId, row]))
}
