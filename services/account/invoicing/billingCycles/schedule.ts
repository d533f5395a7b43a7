// The customers' cycles as the worker recorded them, so that a cycle set today bills no earlier day.
import { sql } from 'drizzle-orm'
import type { Tx } from '../../../kit/database/database.ts'
import type { Cycle } from './rules.ts'

/** Records each active customer's cycle if it is new or changed. */
export const noteSchedules = (tx: Tx, today: string) =>
  tx.execute(sql`
    insert into billing_schedule (organization_id, customer_id, cycle, day, since)
    select c.organization_id, c.id, c.billing_cycle, c.billing_day, ${today}::date
    from customer c
    where c.organization_id = ${tx.organizationId} and c.billing_cycle <> 'PER_ORDER' and c.status = 'ACTIVE'
      and not exists (select from billing_schedule s
        where s.organization_id = c.organization_id and s.customer_id = c.id and s.cycle = c.billing_cycle and s.day = c.billing_day)
    on conflict (organization_id, customer_id)
      do update set cycle = excluded.cycle, day = excluded.day, since = excluded.since`)

type Schedule = Cycle & {
  customerId: string
  /** The first day to bill. */
  since: string
  /** The end of the last period billed by the cycle; null: none. */
  billedUntil: string | null
}

/** The cycles of active customers, in the same order for every worker. */
export async function readSchedules(tx: Tx): Promise<Schedule[]> {
  const { rows } = await tx.execute<Schedule>(sql`
    select s.customer_id as "customerId", s.cycle, s.day, s.since::text as since,
      (select max(r.period_until)::text from billing_run r
        where r.organization_id = s.organization_id and r.customer_id = s.customer_id and r.cycle <> 'ON_DEMAND') as "billedUntil"
    from billing_schedule s
    join customer c on c.organization_id = s.organization_id and c.id = s.customer_id
    where s.organization_id = ${tx.organizationId} and c.status = 'ACTIVE' and c.billing_cycle = s.cycle and c.billing_day = s.day
    order by s.customer_id`)
  return rows
}
