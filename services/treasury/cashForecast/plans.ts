// SQL of planned lines for the statement that reads a forecast: the plans, the real money that covers them, and the organization's own
// banking days.
import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../kit/database/database.ts'
import { calendarOf, type OwnDay } from '../bankingDays/public.ts'
import { type AccountScope, isWhole } from '../cashPosition/public.ts'
import { type Plan, type PlannedFlow, plannedFlows, type RealFlow } from '../plannedLines/public.ts'

type Scope = AccountScope & { currency: string }

/** How long ago a record may have been expected that is paid this month. */
const LATEST_DAYS = 400

/**
 * `plan`: plans that have not ended; none if only some accounts are selected, because a plan names no account. `real_flow`: open records by
 * the month in which they are due, money at providers (`at_provider` of `openOfScope`), and money booked this month, by the counterparty if
 * a plan names it, else by the category of its bill.
 */
export const plansOfScope = (tx: Tx, { currency, ...scope }: Scope): SQL => sql`
  plan as materialized (
    select p.* from planned_line p, o
    where p.organization_id = ${tx.organizationId} and p.currency = ${currency} and ${isWhole(scope)}
      and (p.ends_on is null or p.ends_on >= o.today)),
  planned_party as materialized (select distinct counterparty_id from plan where counterparty_id is not null),
  planned_category as materialized (select distinct category from plan where category is not null),
  of_category as materialized (
    select b.id, b.category, b.counterparty_id from planned_category join bill b
      on b.organization_id = ${tx.organizationId} and b.category = planned_category.category and b.status in ('APPROVED', 'PAID')
      and b.currency = ${currency}
    join o on b.due_date > o.today - ${LATEST_DAYS}::int
      and b.counterparty_id not in (select counterparty_id from planned_party)),
  real_record as (
    select e.id, e.direction, e.date, e.status, e.amount_minor - e.allocated_minor as open_minor, e.counterparty_id, null::text as category
    from planned_party join expected_transaction e
      on e.organization_id = ${tx.organizationId} and e.counterparty_id = planned_party.counterparty_id and e.currency = ${currency}
    join o on e.date > o.today - ${LATEST_DAYS}::int
    union all
    select e.id, e.direction, e.date, e.status, e.amount_minor - e.allocated_minor, null, of_category.category
    from of_category join expected_transaction e on e.organization_id = ${tx.organizationId} and e.bill_id = of_category.id
    union all
    select e.id, e.direction, e.date, e.status, e.amount_minor - e.allocated_minor, null, of_category.category
    from of_category join payment p on p.organization_id = ${tx.organizationId} and p.bill_id = of_category.id
    join expected_transaction e on e.organization_id = ${tx.organizationId} and e.payment_id = p.id and e.direction = 'DEBIT'),
  real_flow as (
    select direction, counterparty_id, category, to_char(greatest(date, o.today), 'YYYY-MM') as month, open_minor as minor
    from real_record, o where status in ('UNRECONCILED', 'PARTIALLY_RECONCILED')
    union all
    select case when p.net_minor > 0 then 'CREDIT' else 'DEBIT' end, p.counterparty_id, null, to_char(greatest(p.date, o.today), 'YYYY-MM'), abs(p.net_minor)
    from at_provider p join planned_party using (counterparty_id), o where p.net_minor <> 0
    union all
    select r.direction, r.counterparty_id, r.category, to_char(t.date, 'YYYY-MM'), a.amount_minor
    from real_record r join o on true
    join allocation a on a.organization_id = ${tx.organizationId} and a.expected_transaction_id = r.id
    join reconciliation m on m.organization_id = ${tx.organizationId} and m.id = a.reconciliation_id and m.removed_at is null
    join statement_transaction t on t.organization_id = ${tx.organizationId} and t.id = a.statement_transaction_id
      and t.date between date_trunc('month', o.today)::date and o.today
    where r.status in ('PARTIALLY_RECONCILED', 'RECONCILED'))`

type PlanJson = Omit<Plan, 'minor'> & { amount: string }
type RealJson = Omit<RealFlow, 'minor'> & { amount: string }
export type PlansRow = { plans: PlanJson[]; real: RealJson[]; own_days: OwnDay[] }

/** The columns of `PlansRow`. */
export const plansColumns = (tx: Tx): SQL => sql`
  coalesce((select json_agg(json_build_object('id', id, 'name', name, 'direction', direction, 'amount', amount_minor::text,
    'counterpartyId', counterparty_id, 'category', category, 'rule', rule, 'startsOn', starts_on, 'endsOn', ends_on)) from plan), '[]') as plans,
  coalesce((select json_agg(covered) from (
    select direction, counterparty_id as "counterpartyId", category, month, sum(minor)::text as amount from real_flow group by 1, 2, 3, 4) covered),
    '[]') as real,
  coalesce((select json_agg(json_build_object('date', date, 'name', name, 'isOpen', is_open, 'closesAt', closes_at)) from banking_day
    where organization_id = ${tx.organizationId} and date >= o.today and exists (select from plan)), '[]') as own_days`

/** The flows of the plans from one date to another. */
export const plannedOf = (row: PlansRow, from: string, to: string): PlannedFlow[] =>
  plannedFlows(
    row.plans.map(({ amount, ...plan }) => ({ ...plan, minor: BigInt(amount) })),
    row.real.map(({ amount, ...flow }) => ({ ...flow, minor: BigInt(amount) })),
    { from, to, calendar: calendarOf(row.own_days) },
  )
