// SQL of aged payables: open amounts of approved bills at the end of a day.
import { sql } from 'drizzle-orm'
import type { Tx } from '../../kit/database/database.ts'
import type { Currency } from '../../kit/money.ts'
import { organizationDay, rowOfOrganization } from '../projection/public.ts'
import { bucketOf, DPO_DAYS, type Owed } from './aging.ts'

export type PayablesQuery = { asOf: string | null; currency: Currency | null }

export type PayablesRead = { today: string; owed: Owed[]; billed: Map<Currency, bigint> }

type OwedJson = {
  counterpartyId: string
  currency: Currency
  dueOn: string
  amount: string
  count: number
  underWay: string
}

/**
 * Bills approved by the day and not cancelled by then, less what transactions up to it have paid: matched with the bill or its payment,
 * where explained differences count as paid. A sent payment is in progress until its transaction arrives.
 */
// `d` is materialized: row-level security keeps comparisons with computed values from using an index.
export const owedBills = (tx: Tx, { asOf, currency }: PayablesQuery) => sql`
  o as materialized (${organizationDay(tx)}),
  d as materialized (
    select day, day - ${DPO_DAYS}::int as since, (day + 1)::timestamp at time zone zone as ends_at
    from (select coalesce(${asOf}::date, today) as day, zone from o) asked),
  approved as materialized (
    select b.id, b.counterparty_id, b.currency, b.due_date, b.amount_minor from bill b, d
    where b.organization_id = ${tx.organizationId} and b.approved_at < d.ends_at
      and (b.cancelled_at is null or b.cancelled_at >= d.ends_at)
      and (${currency}::text is null or b.currency = ${currency})),
  expected as (
    select e.id, approved.id as bill_id from approved
    join expected_transaction e on e.organization_id = ${tx.organizationId} and e.bill_id = approved.id
    union all
    select e.id, approved.id from approved
    join payment p on p.organization_id = ${tx.organizationId} and p.bill_id = approved.id
    join expected_transaction e on e.organization_id = ${tx.organizationId} and e.payment_id = p.id and e.direction = 'DEBIT'),
  paid as (
    select expected.bill_id, sum(a.amount_minor + coalesce((
      select sum(j.amount_minor) from adjustment j
      where j.organization_id = ${tx.organizationId} and j.allocation_id = a.id), 0)) as minor
    from expected join d on true
    join allocation a on a.organization_id = ${tx.organizationId} and a.expected_transaction_id = expected.id
    join reconciliation r on r.organization_id = ${tx.organizationId} and r.id = a.reconciliation_id and r.removed_at is null
    join statement_transaction t on t.organization_id = ${tx.organizationId} and t.id = a.statement_transaction_id and t.date <= d.day
    group by expected.bill_id),
  owed as (
    select approved.*, approved.amount_minor - coalesce(paid.minor, 0) as remaining_minor,
      approved.id in (
        select p.bill_id from payment p where p.organization_id = ${tx.organizationId} and p.bill_id is not null
          and p.status in ('NEEDS_APPROVAL', 'SCHEDULED', 'IN_PROGRESS', 'SENT')) as is_under_way
    from approved left join paid on paid.bill_id = approved.id
    where approved.amount_minor > coalesce(paid.minor, 0))`

export async function readPayables(tx: Tx, query: PayablesQuery): Promise<PayablesRead> {
  const { rows } = await tx.execute<{
    today: string
    owed: OwedJson[]
    billed: { currency: Currency; amount: string }[]
  }>(sql`
    with ${owedBills(tx, query)},
    sums as (
      select counterparty_id, currency, due_date, sum(remaining_minor) as amount, count(*)::int as n,
        coalesce(sum(remaining_minor) filter (where is_under_way), 0) as under_way
      from owed group by 1, 2, 3),
    billed as (
      select b.currency, sum(b.amount_minor) as amount from bill b, d
      where b.organization_id = ${tx.organizationId} and b.date > d.since and b.date <= d.day
        and b.approved_at < d.ends_at and (b.cancelled_at is null or b.cancelled_at >= d.ends_at)
        and (${query.currency}::text is null or b.currency = ${query.currency})
      group by 1)
    select o.today::text,
      coalesce((select json_agg(json_build_object('counterpartyId', counterparty_id, 'currency', currency, 'dueOn', due_date,
        'amount', amount::text, 'count', n, 'underWay', under_way::text)) from sums), '[]') as owed,
      coalesce((select json_agg(json_build_object('currency', currency, 'amount', amount::text)) from billed), '[]') as billed
    from o`)
  const row = rowOfOrganization(rows)
  const day = query.asOf ?? row.today
  return {
    today: row.today,
    owed: row.owed.map(({ counterpartyId, currency, dueOn, amount, count, underWay }) => ({
      counterpartyId,
      currency,
      bucket: bucketOf(dueOn, day),
      minor: BigInt(amount),
      count,
      underWay: BigInt(underWay),
    })),
    billed: new Map(row.billed.map(({ currency, amount }) => [currency, BigInt(amount)])),
  }
}
