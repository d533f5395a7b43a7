// What an approver would otherwise check by hand: how a bill differs from the other bills and payments of its counterparty.
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Tx } from '../../kit/database/database.ts'
import { DEFAULT_PAYMENT_SETTINGS } from '../paymentSettings/public.ts'

const named = z.object({ id: z.uuid(), number: z.string() })

export const billChecks = z
  .object({
    billId: z.uuid(),
    sameTaxInvoice: z.array(named).describe('Other bills with its tax invoice number, at most 3'),
    alikeDays: z.int().describe('Within so many days a bill may be the same one; 0: never looked for'),
    alike: z.array(named).describe('Other bills of its counterparty and amount within those days, at most 3'),
    sentPayments: z.int().describe('Payments to its counterparty that were sent'),
    averageMonths: z.int().describe('Number of months before its date that are averaged'),
    percentOfAverage: z
      .int()
      .nullable()
      .describe('Its amount in percent of the average bill of its counterparty and currency; null for fewer than 3'),
  })
  .meta({ id: 'BillChecks' })

const AVERAGE_MONTHS = 6
/** An average of fewer means nothing. */
const FEWEST_FOR_AVERAGE = 3
const MAX_NAMED = 3

/** The warnings of each of these bills. */
export async function checkBills(tx: Tx, billIds: readonly string[]): Promise<z.infer<typeof billChecks>[]> {
  const { organizationId } = tx
  const days = sql.raw('settings.days')
  const others = sql`o.organization_id = b.organization_id and o.id <> b.id and o.status <> 'CANCELLED'`
  const { rows } = await tx.execute<z.infer<typeof billChecks>>(sql`
    select b.id as "billId",
      array(
        select jsonb_build_object('id', o.id, 'number', o.number) from bill o
        where ${others} and o.tax_invoice_number = b.tax_invoice_number
        order by o.id desc limit ${MAX_NAMED}) as "sameTaxInvoice",
      ${days} as "alikeDays",
      array(
        select jsonb_build_object('id', o.id, 'number', o.number) from bill o
        where ${others} and ${days} > 0 and o.counterparty_id = b.counterparty_id and o.amount_minor = b.amount_minor
          and o.currency = b.currency and o.date between b.date - ${days} and b.date + ${days}
        order by o.id desc limit ${MAX_NAMED}) as alike,
      (select count(*)::int from payment p
        where p.organization_id = b.organization_id and p.counterparty_id = b.counterparty_id and p.status = 'SENT') as "sentPayments",
      ${AVERAGE_MONTHS}::int as "averageMonths",
      (select case when count(*) >= ${FEWEST_FOR_AVERAGE} then least(round(b.amount_minor * 100.0 / avg(o.amount_minor)), 99999)::int end
        from bill o
        where ${others} and o.counterparty_id = b.counterparty_id and o.currency = b.currency and o.date <= b.date
          and o.date > b.date - make_interval(months => ${AVERAGE_MONTHS}::int)) as "percentOfAverage"
    from bill b
    cross join (
      select coalesce((select duplicate_days from payment_settings where organization_id = ${organizationId}),
        ${DEFAULT_PAYMENT_SETTINGS.duplicateDays}::int) as days) as settings
    where b.organization_id = ${organizationId} and b.id = any (${sql.param([...billIds])}::uuid[])`)
  return rows
}
