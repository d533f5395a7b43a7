// SQL of the cash flow: one statement whatever the number of accounts and lines, because it reads only daily and monthly sums.
import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../kit/database/database.ts'
import type { Currency } from '../../kit/money.ts'
import type { AccountScope } from '../cashPosition/public.ts'
import type { Category } from './categories.ts'
import type { AccountFlow, CategoryFlow, Known } from './flow.ts'
import { monthsOf, type Span, type Unit } from './periods.ts'

export type FlowScope = AccountScope & { currency: Currency }
export type FlowQuery = FlowScope & { span: Span; periods: readonly Span[]; unit: Unit; before: Span | null }

export type FlowRead = {
  today: string
  accountIds: string[]
  accountFlows: AccountFlow[]
  categoryFlows: CategoryFlow[]
  known: Known[]
  /** Of the span that it is compared with, as one period. */
  before: { accountFlows: AccountFlow[]; categoryFlows: CategoryFlow[] }
  categories: Category[]
}

/** Accounts of a query, with their zone. */
export const accountsOfFlow = (tx: Tx, { currency, accountIds, entityIds }: FlowScope): SQL => sql`
  a as materialized (
    select a.id, a.balance_minor, o.time_zone as zone, (a.balance_at at time zone o.time_zone)::date as balance_on
    from bank_account a join organization o on o.organization_id = a.organization_id
    where a.organization_id = ${tx.organizationId} and a.currency = ${currency}
      and (${accountIds === null} or a.id = any (${sql.param([...(accountIds ?? [])])}::uuid[]))
      and (${entityIds === null} or a.entity_id = any (${sql.param([...(entityIds ?? [])])}::uuid[])))`

type AccountJson = { accountId: string; place: number; in: string; out: string; lines: number }
type CategoryJson = { categoryId: string; place: number; in: string; out: string }
type Row = {
  today: string
  accounts: string[]
  account_flows: AccountJson[]
  category_flows: CategoryJson[]
  known: (Omit<Known, 'minor'> & { minor: string })[]
  before_accounts: AccountJson[]
  before_categories: CategoryJson[]
  categories: Category[]
}

/** Sums of accounts by the index of their period. */
const accountSums = (tx: Tx, { from, to }: Span, starts: SQL): SQL => sql`
  select d.bank_account_id, width_bucket(d.day, ${starts}) - 1 as place, sum(d.in_minor) as in_minor, sum(d.out_minor) as out_minor,
    sum(d.lines)::int as lines, max(d.day) filter (where d.closing_minor is not null) as stated_on
  from account_day d join a on a.id = d.bank_account_id
  where d.organization_id = ${tx.organizationId} and d.day between ${from} and ${to} group by 1, 2`

/**
 * Sums of categories: monthly ones if no period cuts a month, plus the days around them. Days of the last month after the span are
 * subtracted; there are none if the span ends today.
 */
function categorySums(tx: Tx, span: Span, unit: Unit, starts: SQL): SQL {
  const months = monthsOf(span, unit)
  const daysOf = ({ from, to }: Span, sign: SQL) => sql`
    select width_bucket(d.day, ${starts}) - 1 as place, d.category_id, ${sign} d.in_minor as in_minor, ${sign} d.out_minor as out_minor
    from category_day d join a on a.id = d.bank_account_id
    where d.organization_id = ${tx.organizationId} and d.day between ${from} and ${to}`
  const parts =
    months === null
      ? daysOf(span, sql``)
      : sql`
    select width_bucket(m.month, ${starts}) - 1 as place, m.category_id, m.in_minor, m.out_minor
    from category_month m join a on a.id = m.bank_account_id
    where m.organization_id = ${tx.organizationId} and m.month between ${months.from} and ${months.to}
    ${months.before === null ? sql`` : sql`union all ${daysOf(months.before, sql``)}`}
    ${months.after === null ? sql`` : sql`union all ${daysOf(months.after, sql`-`)}`}`
  return sql`select place, category_id, sum(in_minor) as in_minor, sum(out_minor) as out_minor from (${parts}) part group by 1, 2`
}

const accountJson = sql`json_build_object('accountId', bank_account_id, 'place', place, 'in', in_minor::text, 'out', out_minor::text, 'lines', lines)`
const categoryJson = sql`json_build_object('categoryId', category_id, 'place', place, 'in', in_minor::text, 'out', out_minor::text)`

export async function readFlow(tx: Tx, query: FlowQuery): Promise<FlowRead> {
  const { span, periods, unit, before } = query
  const startsOf = (of: readonly Span[]) => sql`${sql.param(of.map(({ from }) => from))}::date[]`
  const starts = startsOf(periods)
  const earlier = before ?? span
  const { rows } = await tx.execute<Row>(sql`
    with ${accountsOfFlow(tx, query)},
    account_sum as materialized (${accountSums(tx, span, starts)}),
    known as (
      select s.bank_account_id, s.place, s.stated_on as day, 1 as precedence, stated.closing_minor as minor
      from account_sum s cross join lateral (
        select d.closing_minor from account_day d
        where d.organization_id = ${tx.organizationId} and d.bank_account_id = s.bank_account_id and d.day = s.stated_on
        limit 1) stated
      union all
      select a.id, -1, earlier.day, 1, earlier.closing_minor from a cross join lateral (
        select d.day, d.closing_minor from account_day d
        where d.organization_id = ${tx.organizationId} and d.bank_account_id = a.id and d.day < ${span.from}::date
          and d.closing_minor is not null
        order by d.day desc limit 1) earlier
      union all
      select a.id, width_bucket(i.period_to, ${starts}) - 1, i.period_to, 2, (i.totals ->> 'closingMinor')::bigint
      from a join statement_import i on i.organization_id = ${tx.organizationId} and i.bank_account_id = a.id
        and i.status = 'IMPORTED' and i.period_to <= ${span.to}::date and i.totals ->> 'closingMinor' is not null
        and exists (select from statement_transaction t where t.organization_id = ${tx.organizationId} and t.import_id = i.id)
      union all
      (select distinct on (id, place) id, place, day, 3, ledger_minor from (
        select a.id, b.at, (b.at at time zone a.zone)::date as day,
          width_bucket((b.at at time zone a.zone)::date, ${starts}) - 1 as place, b.ledger_minor
        from a join account_balance b on b.organization_id = ${tx.organizationId} and b.bank_account_id = a.id
          and b.at >= ${span.from}::timestamp at time zone a.zone and b.at < (${span.to}::date + 1)::timestamp at time zone a.zone) said
      order by id, place, at desc)
      union all
      select a.id, -1, (said.at at time zone a.zone)::date, 3, said.ledger_minor from a cross join lateral (
        select b.at, b.ledger_minor from account_balance b
        where b.organization_id = ${tx.organizationId} and b.bank_account_id = a.id and b.at < ${span.from}::timestamp at time zone a.zone
        order by b.at desc limit 1) said
      union all
      select id, width_bucket(balance_on, ${starts}) - 1, balance_on, 4, balance_minor from a
      where balance_on <= ${span.to}::date and balance_minor is not null)
    select
      (select (${tx.clock.now().toString()}::timestamptz at time zone coalesce(max(time_zone), 'Asia/Jakarta'))::date::text
        from organization where organization_id = ${tx.organizationId}) as today,
      coalesce((select json_agg(id) from a), '[]') as accounts,
      coalesce((select json_agg(${accountJson}) from account_sum), '[]') as account_flows,
      coalesce((select json_agg(${categoryJson}) from (${categorySums(tx, span, unit, starts)}) s), '[]') as category_flows,
      coalesce((select json_agg(json_build_object('accountId', bank_account_id, 'place', place, 'day', day, 'precedence', precedence,
        'minor', minor::text)) from known), '[]') as known,
      coalesce((select json_agg(${accountJson}) from (${accountSums(tx, earlier, startsOf([earlier]))}) s where ${before !== null}), '[]')
        as before_accounts,
      coalesce((select json_agg(${categoryJson}) from (${categorySums(tx, earlier, 'MONTH', startsOf([earlier]))}) s
        where ${before !== null}), '[]') as before_categories,
      coalesce((select json_agg(json_build_object('id', id, 'activity', activity, 'standard', standard, 'name', name, 'version', version)) from cash_category
        where organization_id = ${tx.organizationId}), '[]') as categories`)
  const [row] = rows
  if (!row) throw new Error('an aggregate has one row')
  return {
    today: row.today,
    accountIds: row.accounts,
    accountFlows: row.account_flows.map(toFlow),
    categoryFlows: row.category_flows.map(toFlow),
    known: row.known.map(each => ({ ...each, minor: BigInt(each.minor) })),
    before: {
      accountFlows: row.before_accounts.map(toFlow),
      categoryFlows: row.before_categories.map(toFlow),
    },
    categories: row.categories,
  }
}

const toFlow = <Json extends { in: string; out: string }>({ in: inMinor, out, ...rest }: Json) => ({
  ...rest,
  in: BigInt(inMinor),
  out: BigInt(out),
})
