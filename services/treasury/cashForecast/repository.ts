// SQL of the forecast: balances, open records by date, and why some don't count, in one statement.
import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../kit/database/database.ts'
import { toRfc3339 } from '../../kit/database/columns.ts'
import type { Currency } from '../../kit/money.ts'
import {
  type AccountScope,
  accountsOfPosition,
  hasPendingMatch,
  isWhole,
  leftOutOfBalance,
  type LeftOutReason,
} from '../cashPosition/public.ts'
import { type RateJson, rateOf, ratesInSql, type RupiahRate } from '../exchangeRates/public.ts'
import type { PlannedFlow } from '../plannedLines/public.ts'
import { rowOfOrganization } from '../projection/public.ts'
import type { Flow } from './forecast.ts'
import { plannedOf, plansColumns, plansOfScope, type PlansRow } from './plans.ts'
import { OF_ALL } from './table.ts'

export type Scope = AccountScope & { currency: Currency }

/** Covers twelve months, and records that arrive before their date. */
const HORIZON_DAYS = 400

/** The latest end of the last period. */
export const horizonFrom = (today: string): string =>
  Temporal.PlainDate.from(today).add({ days: HORIZON_DAYS }).toString()

export type LeftOut = { reason: LeftOutReason; direction: 'DEBIT' | 'CREDIT'; minor: bigint; count: number }

export type ForecastRead = {
  today: string
  /** Null: no balance is known. */
  openingMinor: bigint | null
  /** The time of the oldest balance. */
  openingAt: string | null
  unknown: number
  minimum: { minor: bigint | null; version: number }
  flows: Flow[]
  leftOut: LeftOut[]
  rate: RupiahRate | null
}

/**
 * Money that payers paid at providers and no batch has paid out: it arrives on the account of its connection, and refunds reduce it. A
 * batch whose report has not named any orders uses up credited orders for the amount it pays out, oldest first: that money is expected with
 * the batch.
 */
const ordersOfScope = (tx: Tx, scope: Scope): SQL => sql`
  unnamed as materialized (
    select provider_id, sum(net_minor) as minor from payment_record
    where organization_id = ${tx.organizationId} and currency = ${scope.currency} and transaction_count is null and net_minor > 0
    group by 1),
  unsettled as materialized (
    select t.id, t.expected_on as date, t.net_minor, t.provider_id, t.transacted_at, p.counterparty_id, coalesce(unnamed.minor, 0) as taken_minor
    from provider_transaction t join payment_provider p on p.organization_id = t.organization_id and p.id = t.provider_id
    left join unnamed on unnamed.provider_id = t.provider_id and t.settlement = 'SETTLED'
    where t.organization_id = ${tx.organizationId} and t.record_id is null and t.status = 'SUCCESS' and t.currency = ${scope.currency}
      and (${isWhole(scope)} or p.bank_account_id in (select id from a))),
  at_provider as (
    select id, date, counterparty_id, net_minor from unsettled where taken_minor = 0
    union all
    select id, date, counterparty_id, greatest(credited - taken_minor, 0) - greatest(credited - net_minor - taken_minor, 0) from (
      select *, sum(net_minor) over (partition by provider_id order by transacted_at, id) as credited from unsettled
      where taken_minor > 0) oldest_first)`

/** Whether `e` is an open record of the scope within the horizon. */
const isOpen = (tx: Tx, scope: Scope): SQL => sql`
  e.organization_id = ${tx.organizationId} and e.currency = ${scope.currency}
    and e.status in ('UNRECONCILED', 'PARTIALLY_RECONCILED') and e.date <= (select today from o) + ${HORIZON_DAYS}::int
    and (${isWhole(scope)} or e.bank_account_id in (select id from a))`

/** How late the payer of `m` usually pays, from `own`, else how late all payers are. */
const lagColumns = sql`
  case when m.direction = 'CREDIT' then coalesce(own.days, (select days from lag where counterparty_id = ${OF_ALL})) end as lag_days,
  case when m.direction = 'CREDIT' then coalesce(own.samples, (select samples from lag where counterparty_id = ${OF_ALL})) end as lag_samples`

/**
 * Open records of the scope with the reason why they don't count. Omits both sides of a transfer between accounts of the scope, because
 * they change no total. Nothing copies a record on its way: of a hundred thousand the copies would take longer than the sums.
 */
export const openOfScope = (tx: Tx, scope: Scope): SQL => sql`
  ${ordersOfScope(tx, scope)},
  lag as materialized (
    select counterparty_id, days, samples from receipt_lag where organization_id = ${tx.organizationId}),
  matching as not materialized (
    select e.id, e.date, e.direction, e.source, e.payment_id, e.counterparty_id, e.promised_on,
      e.amount_minor - e.allocated_minor as remaining_minor,
      ${leftOutOfBalance(tx)} as left_out, false as is_order
    from expected_transaction e where ${isOpen(tx, scope)}
    union all
    select id, date, case when net_minor > 0 then 'CREDIT' else 'DEBIT' end, 'PROVIDER', null, counterparty_id, null, abs(net_minor)::bigint, null,
      true
    from at_provider where net_minor <> 0),
  inside as materialized (
    select payment_id from matching where payment_id is not null and left_out is null
    group by payment_id having count(distinct direction) = 2),
  open as (
    select m.*, ${lagColumns}
    from matching m
    left join lag own on own.counterparty_id = m.counterparty_id
    where m.payment_id is null or m.payment_id not in (select payment_id from inside))`

/**
 * The same summed by what the forecast distinguishes. Records of no payment are summed before their payer's habits are looked up: there may
 * be a hundred thousand, on far fewer days and from far fewer payers.
 */
const sumsOfOpen = (tx: Tx, scope: Scope, apartId: SQL): SQL => sql`
  ${openOfScope(tx, scope)},
  of_no_payment as (
    select ${apartId} as id, e.direction, e.source, e.date, case when e.direction = 'CREDIT' then e.counterparty_id end as counterparty_id,
      e.promised_on, ${hasPendingMatch(tx)} as is_left_out, sum(e.amount_minor - e.allocated_minor) as amount, count(*) as n
    from expected_transaction e where ${isOpen(tx, scope)} and e.payment_id is null
    group by 1, 2, 3, 4, 5, 6, 7),
  open_sum as (
    select m.id, m.direction, m.source, m.date, case when m.is_left_out then 'PENDING_MATCH' end as left_out, ${lagColumns}, m.promised_on,
      m.amount, m.n
    from of_no_payment m left join lag own on own.counterparty_id = m.counterparty_id
    union all
    select ${apartId}, direction, source, date, left_out, lag_days, lag_samples, promised_on, remaining_minor, 1
    from open where payment_id is not null or is_order)`

/** The forecast date of an open record; `o` holds today. */
export const expectedDay = (usesLags: boolean): SQL => sql`
  case when promised_on >= o.today then promised_on
    else greatest(date + case when ${usesLags} then coalesce(lag_days, 0) else 0 end, o.today) end`

/** Not yet approved: bills, and payments that pay no bill or refund and are not to an own account. */
export const unapprovedOfScope = (tx: Tx, scope: Scope): SQL => sql`
  unapproved as (
    select b.id, b.due_date as date, 'UNAPPROVED_BILL' as source, b.amount_minor from bill b
    where b.organization_id = ${tx.organizationId} and b.status in ('DRAFT', 'SUBMITTED') and b.currency = ${scope.currency}
      and ${isWhole(scope)}
    union all
    select p.id, p.value_date, 'UNAPPROVED_PAYMENT', p.amount_minor from payment p
    where p.organization_id = ${tx.organizationId} and p.status = 'NEEDS_APPROVAL' and p.archived_at is null
      and p.currency = ${scope.currency} and p.bill_id is null and p.paid_expected_id is null and p.to_account_id is null
      and (${isWhole(scope)} or p.from_account_id in (select id from a)))`

/** The minimum cash: for the whole organization as users set it, for some accounts their minimum balances of today. */
const minimumOf = (scope: Scope): SQL =>
  isWhole(scope)
    ? sql`minimum.amount_minor`
    : sql`(select sum(a.restricted_minor) from a, o where a.restriction = 'MINIMUM_BALANCE' and a.restricted_from <= o.today
        and coalesce(a.restricted_until >= o.today, true))`

type FlowJson = {
  id: string | null
  direction: Flow['direction']
  source: Flow['source']
  day: string
  leftOut: LeftOutReason | null
  lagDays: number | null
  lagSamples: number | null
  promisedOn: string | null
  amount: string
  count: number
}

type ReadOptions = {
  includesLeftOut?: boolean
  /** Records returned individually because a scenario excludes them. */
  apart?: readonly string[]
}

export async function readForecast(
  tx: Tx,
  scope: Scope,
  { includesLeftOut = false, apart = [] }: ReadOptions = {},
): Promise<ForecastRead> {
  const apartId =
    apart.length === 0 ? sql`null::uuid` : sql`case when id = any (${sql.param([...apart])}::uuid[]) then id end`
  const { rows } = await tx.execute<
    PlansRow & {
      today: string
      opening: string | null
      opening_at: string | null
      unknown: number
      minimum: string | null
      minimum_version: number | null
      flows: FlowJson[]
      rates: RateJson[]
    }
  >(sql`
    with ${accountsOfPosition(tx, { asOf: null, ...scope })}, ${sumsOfOpen(tx, scope, apartId)}, ${unapprovedOfScope(tx, scope)}, ${plansOfScope(tx, scope)},
    flow as (
      select id, direction, source, date as day, left_out, lag_days, lag_samples, promised_on, sum(amount) as amount, sum(n)::int as n
      from open_sum group by 1, 2, 3, 4, 5, 6, 7, 8
      union all
      select ${apartId}, 'DEBIT', source, date, null, null, null, null, sum(amount_minor), count(*)::int from unapproved group by 1, 3, 4)
    select o.today::text,
      (select sum(ledger_minor)::text from held) as opening,
      (select min(at)::text from held where ledger_minor is not null) as opening_at,
      (select count(*)::int from held join a using (id) where held.ledger_minor is null and a.status <> 'CLOSED') as unknown,
      ${minimumOf(scope)}::text as minimum, minimum.version as minimum_version,
      coalesce((select json_agg(json_build_object('id', id, 'direction', direction, 'source', source, 'day', day, 'leftOut', left_out,
        'lagDays', lag_days, 'lagSamples', lag_samples, 'promisedOn', promised_on, 'amount', amount::text, 'count', n)) from flow), '[]') as flows,
      ${ratesInSql(tx, sql`o.today`)} as rates,
      ${plansColumns(tx)}
    from o left join minimum_cash minimum
      on minimum.organization_id = ${tx.organizationId} and minimum.currency = ${scope.currency}`)
  const row = rowOfOrganization(rows)
  return {
    today: row.today,
    openingMinor: row.opening === null ? null : BigInt(row.opening),
    openingAt: row.opening_at === null ? null : toRfc3339(row.opening_at),
    unknown: row.unknown,
    minimum: { minor: row.minimum === null ? null : BigInt(row.minimum), version: row.minimum_version ?? 0 },
    flows: [
      ...row.flows.filter(({ leftOut }) => includesLeftOut || leftOut === null).map(toFlow),
      ...plannedOf(row, row.today, horizonFrom(row.today)).map(toPlannedFlow),
    ],
    leftOut: leftOutOf(row.flows),
    rate: rateOf(row.rates, scope.currency),
  }
}

const toPlannedFlow = ({ id, direction, day, minor }: PlannedFlow): Flow => ({
  id,
  direction,
  source: 'PLANNED',
  day,
  minor,
  count: 1,
  lag: null,
  promisedOn: null,
})

const toFlow = ({ id, direction, source, day, lagDays, lagSamples, promisedOn, amount, count }: FlowJson): Flow => ({
  id,
  direction,
  source,
  day,
  minor: BigInt(amount),
  count,
  lag: lagDays === null || lagSamples === null ? null : { days: lagDays, samples: lagSamples },
  promisedOn,
})

function leftOutOf(flows: readonly FlowJson[]): LeftOut[] {
  const sums = new Map<string, LeftOut>()
  for (const { leftOut: reason, direction, amount, count } of flows) {
    if (reason === null) continue
    const key = `${reason} ${direction}`
    const sum = sums.get(key) ?? { reason, direction, minor: 0n, count: 0 }
    sums.set(key, { ...sum, minor: sum.minor + BigInt(amount), count: sum.count + count })
  }
  return [...sums.values()]
}
