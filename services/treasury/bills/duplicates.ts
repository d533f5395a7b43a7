import { sql } from 'drizzle-orm'
import type { ExceptionSearch } from '../exceptionSearch.ts'

/** An unpaid bill, and another of the same counterparty and amount that was created before it or is already paid. */
export const duplicateBills: ExceptionSearch = {
  type: 'DUPLICATE_SUSPICION',
  subjectType: 'BILL',
  find: (tx, { settings }) => sql`
    select 'BILL', b.id, other.number, left(b.number || ' = ' || other.number || ' ' || c.alias, 200), null::uuid, b.amount_minor,
      b.currency, b.date
    from bill b
    join counterparty c on c.organization_id = b.organization_id and c.id = b.counterparty_id
    cross join lateral (
      select o.number from bill o
      where o.organization_id = b.organization_id and o.counterparty_id = b.counterparty_id and o.amount_minor = b.amount_minor
        and o.currency = b.currency and o.id <> b.id and (o.id < b.id or o.status = 'PAID')
        and o.date between b.date - ${settings.duplicateDays}::int and b.date + ${settings.duplicateDays}::int
        and o.status <> 'CANCELLED'
      order by o.id desc limit 1) as other
    where b.organization_id = ${tx.organizationId} and ${settings.duplicateDays}::int > 0
      and b.status in ('DRAFT', 'SUBMITTED', 'APPROVED')`,
}
