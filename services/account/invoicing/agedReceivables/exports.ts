// The export of aged receivables: a row for each customer and currency, as on the screen.
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { businessDate } from '../../../kit/businessDate.ts'
import { amount, date, group, text } from '../../../kit/exports/columns.ts'
import type { RecordExport } from '../../../kit/exports/listExport.ts'
import { currency } from '../../../kit/money.ts'
import { unverifiedTransfers } from './repository.ts'
import { VIEW } from './routes.ts'

const whole = z.strictObject({
  asOf: businessDate,
  currency: currency.optional(),
  sort: z.enum(['remaining']).default('remaining'),
})

export const agedReceivableExport: RecordExport = {
  name: { en: 'Aged receivables', id: 'Umur piutang' },
  permission: VIEW,
  list: {
    whole,
    // The query covers a series of days: selects the rows of the requested day.
    selection: (tx, values) => {
      const { asOf, currency: of } = whole.parse(values)
      return {
        where: sql`o.organization_id = ${tx.organizationId} and d.day = ${asOf}::date
          and (${of ?? null}::text is null or r.currency = ${of ?? null})`,
        orderBy: [sql`r.currency`, sql`r.remaining desc`, sql`r.customer`, sql`r.customer_id`],
      }
    },
  },
  columns: {
    customer: text({ en: 'Customer', id: 'Pelanggan' }, sql`r.customer`),
    asOf: date({ en: 'As of', id: 'Per' }, sql`d.day`),
    currency: text({ en: 'Currency', id: 'Mata uang' }, sql`r.currency`),
    buckets: group({ en: 'By age', id: 'Menurut umur' }, [
      amount({ en: 'Not due yet', id: 'Belum jatuh tempo' }, sql`r.not_due`),
      amount({ en: 'Due today', id: 'Jatuh tempo hari ini' }, sql`r.today`),
      amount({ en: 'Overdue 1-30 days', id: 'Lewat 1-30 hari' }, sql`r.days_1_30`),
      amount({ en: 'Overdue 31-90 days', id: 'Lewat 31-90 hari' }, sql`r.days_31_90`),
      amount({ en: 'Overdue 91-180 days', id: 'Lewat 91-180 hari' }, sql`r.days_91_180`),
      amount({ en: 'Overdue 181-365 days', id: 'Lewat 181-365 hari' }, sql`r.days_181_365`),
      amount({ en: 'Overdue more than 365 days', id: 'Lewat lebih dari 365 hari' }, sql`r.more`),
    ]),
    remaining: amount({ en: 'Remaining', id: 'Sisa' }, sql`r.remaining`),
    waitingForSlip: amount({ en: 'Waiting for slip', id: 'Menunggu bukti potong' }, sql`r.waiting`),
    unapplied: amount({ en: 'Unapplied', id: 'Belum diterapkan' }, sql`r.unapplied`),
    claimed: amount({ en: 'Unverified', id: 'Belum terverifikasi' }, sql`r.claimed`),
  },
  select: (tx, fields) =>
    tx.select(fields).from(
      sql`organization o
        cross join (select generate_series(date '2000-01-01', date '2100-01-01', '1 day')::date as day) d
        cross join lateral (
          select customer_id, max(customer) as customer, currency,
            coalesce(sum(remaining) filter (where bucket = 'NOT_DUE'), 0) as not_due,
            coalesce(sum(remaining) filter (where bucket = 'TODAY'), 0) as today,
            coalesce(sum(remaining) filter (where bucket = 'DAYS_1_30'), 0) as days_1_30,
            coalesce(sum(remaining) filter (where bucket = 'DAYS_31_90'), 0) as days_31_90,
            coalesce(sum(remaining) filter (where bucket = 'DAYS_91_180'), 0) as days_91_180,
            coalesce(sum(remaining) filter (where bucket = 'DAYS_181_365'), 0) as days_181_365,
            coalesce(sum(remaining) filter (where bucket = 'MORE'), 0) as more,
            sum(remaining) as remaining, sum(waiting) as waiting, sum(unapplied) as unapplied,
            sum(claimed) as claimed
          from (
            select customer_id, customer_name as customer, currency, bucket, remaining_minor as remaining, waiting_minor as waiting,
              0 as unapplied, 0 as claimed
            from receivable_parts(o.organization_id, d.day)
            union all
            select customer_id, customer_name, currency, null, 0, 0, minor, 0 from unapplied_credits(o.organization_id, d.day)
            union all
            select customer_id, customer_name, currency, null, 0, 0, 0, minor
            from (${unverifiedTransfers(sql`o.organization_id`, sql`d.day`)}) claim) figure
          group by customer_id, currency) r`,
    ),
}
