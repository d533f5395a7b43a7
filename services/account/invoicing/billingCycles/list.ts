// Past billing runs of customers, and their next billing day.
import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import { toRfc3339 } from '../../../kit/database/columns.ts'
import type { Tx } from '../../../kit/database/database.ts'
import { type Cycle, nextDraftingDay } from './rules.ts'
import type { billingShape } from './shapes.ts'

type Billing = z.infer<typeof billingShape>
type Run = Billing['runs'][number]
const MAX_RUNS = 12

type Row = { customerId: string; timeZone: string; cycle: Cycle['cycle'] | null; day: number | null; runs: Run[] }

/** For each customer: the next day, and the 12 newest runs, newest first. */
export async function billingOf(tx: Tx, customerIds: readonly string[]): Promise<Billing[]> {
  const { rows } = await tx.execute<Row>(sql`
    select c.id as "customerId", o.time_zone as "timeZone",
      case when c.status = 'ACTIVE' and c.billing_cycle <> 'PER_ORDER' then c.billing_cycle end as cycle, c.billing_day as day,
      coalesce((select jsonb_agg(jsonb_build_object('id', r.id, 'customerId', r.customer_id, 'cycle', r.cycle, 'from', r.period_from,
          'until', r.period_until, 'skippedOrderIds', r.skipped_order_ids, 'madeAt', r.made_at::text, 'madeBy', r.made_by,
          'invoiceIds', coalesce((select jsonb_agg(i.id order by i.id) from invoice i
            where i.organization_id = r.organization_id and i.billing_run_id = r.id), '[]')) order by r.period_until desc, r.id desc)
        from (select * from billing_run own where own.organization_id = c.organization_id and own.customer_id = c.id
          order by own.period_until desc, own.id desc limit ${MAX_RUNS}) r), '[]') as runs
    from customer c join organization o on o.organization_id = c.organization_id
    where c.organization_id = ${tx.organizationId} and c.id = any (${sql.param([...customerIds])}::uuid[])`)
  return rows.map(({ customerId, timeZone, cycle, day, runs }) => ({
    customerId,
    nextOn:
      cycle === null || day === null
        ? null
        : nextDraftingDay({ cycle, day }, tx.clock.now().toZonedDateTimeISO(timeZone)).toString(),
    runs: runs.map(run => ({ ...run, madeAt: toRfc3339(run.madeAt) })),
  }))
}
