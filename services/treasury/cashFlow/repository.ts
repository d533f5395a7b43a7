// SQL of the cash flow: one statement whatever the number of accounts and lines, because it reads only daily and monthly sums.
import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../kit/database/database.ts'
import type { Currency } from '../../kit/money.ts'
import type { AccountScope } from '../cashPosition/public.ts'
import type { Category } from './categories.ts'
import type { AccountFlow, CategoryFlow, FirstKnown, Known } from './flow.ts'
import { monthsOf, type Span, type Unit } from './periods.ts'

export type FlowScope = AccountScope & { currency: Currency }
export type FlowQuery = FlowScope & { span: Span; periods: readonly Span[]; unit: Unit; before: Span | null }

export type FlowRead = {
  today: string
  accountIds: string[]
  accountFlows: AccountFlow[]
  categoryFlows: CategoryFlow[]
  known: Known[]
  firsts: FirstKnown[]
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
  firsts: { accountId: string; minor: string; net: string }[]
  before_accounts: AccountJson[]
  before_categories: CategoryJson[]
  categories: Category[]
}

type SumTables = { key: SQL; days: SQL; months: SQL }
const OF_ACCOUNTS: SumTables = { key: sql`s.bank_account_id`, days: sql`account_day s`, months: sql`account_month s` }
const OF_CATEGORIES: SumTables = { key: sql`s.category_id`, days: sql`category_day s`, months: sql`category_month s` }

/**
 * Sums of accounts or categories by the index of their period: monthly ones if no period cuts a month, plus the days around them. Days of
 * the last month after the span are subtracted; there are none if the span ends today.
 */
function sumsByPeriod(tx: Tx, { key, ...tables }: SumTables, span: Span, unit: Unit, starts: SQL): SQL {
  const months = monthsOf(span, unit)
  const daysOf = ({ from, to }: Span, sign: SQL) => sql`
    select width_bucket(s.day, ${starts}) - 1 as place, ${key} as key, ${sign} s.in_minor as in_minor, ${sign} s.out_minor as out_minor,
      ${sign} s.lines as lines
    from ${tables.days} join a on a.id = s.bank_account_id
    where s.organization_id = ${tx.organizationId} and s.day between ${from} and ${to}`
  const parts =
    months === null
      ? daysOf(span, sql``)
      : sql`
    select width_bucket(s.month, ${starts}) - 1 as place, ${key} as key, s.in_minor, s.out_minor, s.lines
    from ${tables.months} join a on a.id = s.bank_account_id
    where s.organization_id = ${tx.organizationId} and s.month between ${months.from} and ${months.to}
    ${months.before === null ? sql`` : sql`union all ${daysOf(months.before, sql``)}`}
    ${months.after === null ? sql`` : sql`union all ${daysOf(months.after, sql`-`)}`}`
  return sql`
    select key, place, sum(in_minor) as in_minor, sum(out_minor) as out_minor, sum(lines)::int as lines from (${parts}) part group by 1, 2`
}

const accountJson = sql`json_build_object('accountId', key, 'place', place, 'in', in_minor::text, 'out', out_minor::text, 'lines', lines)`
const categoryJson = sql`json_build_object('categoryId', key, 'place', place, 'in', in_minor::text, 'out', out_minor::text)`

export async function readFlow(tx: Tx, query: FlowQuery): Promise<FlowRead> {
  const { span, periods, unit, before } = query
  const dates = (days: readonly string[]) => sql`${sql.param([...days])}::date[]`
  const [starts, ends] = [dates(periods.map(({ from }) => from)), dates(periods.map(({ to }) => to))]
  const earlier = before ?? span
  const ofBefore = (tables: SumTables) => sumsByPeriod(tx, tables, earlier, 'MONTH', dates([earlier.from]))
  const { rows } = await tx.execute<Row>(sql`
    with ${accountsOfFlow(tx, query)},
    known as (
      select a.id as account_id, (period.place - 1)::int as place, stated.day, 1 as precedence, stated.closing_minor as minor
      from a cross join unnest(${starts}, ${ends}) with ordinality as period (starts_on, ends_on, place)
      cross join lateral (
        select d.day, d.closing_minor from account_day d
        where d.organization_id = ${tx.organizationId} and d.bank_account_id = a.id
          and d.day between period.starts_on and period.ends_on and d.closing_minor is not null
        order by d.day desc limit 1) stated
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
      where balance_on <= ${span.to}::date and balance_minor is not null),
    first_known as (
      select a.id as account_id, said.minor, (
        select coalesce(sum(d.in_minor - d.out_minor), 0) from account_day d
        where d.organization_id = ${tx.organizationId} and d.bank_account_id = a.id and d.day between ${span.from}::date and said.day) as net
      from a cross join lateral (
        select day, minor from (
          (select d.day, 1 as precedence, d.closing_minor as minor from account_day d
            where d.organization_id = ${tx.organizationId} and d.bank_account_id = a.id
              and d.day between ${span.from}::date and ${span.to}::date and d.closing_minor is not null
            order by d.day limit 1)
          union all
          (select (b.at at time zone a.zone)::date, 3, b.ledger_minor from account_balance b
            where b.organization_id = ${tx.organizationId} and b.bank_account_id = a.id
              and b.at >= ${span.from}::timestamp at time zone a.zone and b.at < (${span.to}::date + 1)::timestamp at time zone a.zone
            order by 1, b.at desc limit 1)
          union all
          select k.day, k.precedence, k.minor from known k where k.account_id = a.id) one
        order by day, precedence desc limit 1) said
      where not exists (select from known k where k.account_id = a.id and k.place < 0))
    select
      (select (${tx.clock.now().toString()}::timestamptz at time zone coalesce(max(time_zone), 'Asia/Jakarta'))::date::text
        from organization where organization_id = ${tx.organizationId}) as today,
      coalesce((select json_agg(id) from a), '[]') as accounts,
      coalesce((select json_agg(${accountJson}) from (${sumsByPeriod(tx, OF_ACCOUNTS, span, unit, starts)}) s), '[]') as account_flows,
      coalesce((select json_agg(${categoryJson}) from (${sumsByPeriod(tx, OF_CATEGORIES, span, unit, starts)}) s), '[]') as category_flows,
      coalesce((select json_agg(json_build_object('accountId', account_id, 'place', place, 'day', day, 'precedence', precedence,
        'minor', minor::text)) from known), '[]') as known,
      coalesce((select json_agg(json_build_object('accountId', account_id, 'minor', minor::text, 'net', net::text)) from first_known), '[]') as firsts,
      coalesce((select json_agg(${accountJson}) from (${ofBefore(OF_ACCOUNTS)}) s where ${before !== null}), '[]') as before_accounts,
      coalesce((select json_agg(${categoryJson}) from (${ofBefore(OF_CATEGORIES)}) s where ${before !== null}), '[]') as before_categories,
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
    firsts: row.firsts.map(({ accountId, minor, net }) => ({ accountId, minor: BigInt(minor), net: BigInt(net) })),
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
