// Compares forecasts with actual money, period by period.
import { sql } from 'drizzle-orm'
import type { Tx } from '../../kit/database/database.ts'
import type { Currency } from '../../kit/money.ts'
import { balancesByDay, knownBalances } from '../balances/public.ts'
import { businessToday } from '../projection/public.ts'
import type { FlowSource } from './forecast.ts'
import { type Period, pastPeriods, PERIOD_COUNT, type Unit } from './periods.ts'
import { type Accuracy, accuracyOf } from './variance.ts'

/** How many periods ahead forecasts are evaluated: the next one, the fourth and the twelfth. */
export const HORIZONS = [1, 4, 12] as const
type Horizon = (typeof HORIZONS)[number]

/** Money that came without being expected, or is not matched. */
export const UNFORECAST = 'UNFORECAST'
export type ActualSource = FlowSource | typeof UNFORECAST

export type PastPeriod = Period & {
  /** When its snapshot was taken: on its first day, or shortly before. */
  takenOn: string
  forecastClosing: bigint | null
  actualClosing: bigint | null
  /** Money in less money out. */
  forecast: bigint
  actual: bigint
  /** Largest difference first. */
  sources: SourceVariance[]
}

/** The difference of a source is `timing` plus `amount`; money that was not forecast has neither. */
export type SourceVariance = {
  source: ActualSource
  forecast: bigint
  actual: bigint
  /** Money that moved into the period or out of it. */
  timing: bigint
  /** Settled for another amount than expected, or called off. */
  amount: bigint
}

export type ForecastAccuracy = {
  today: string
  /** Periods with a snapshot, newest first. */
  periods: PastPeriod[]
  horizons: (Accuracy & { horizon: Horizon; periods: number })[]
}

type Row = {
  place: number
  horizon: Horizon
  taken_on: string
  opening: string | null
  until_end: string
  sources: { source: FlowSource; net: string }[]
  actual: string
  matched: { source: FlowSource; net: string }[]
  changed: { source: FlowSource; net: string }[]
}

export async function readAccuracy(tx: Tx, currency: Currency, unit: Unit): Promise<ForecastAccuracy> {
  const today = await businessToday(tx)
  const past = pastPeriods(today, unit, PERIOD_COUNT)
  const rows = await readRows(tx, currency, past, startsOf(today, unit))
  const [last, first] = [past[0]!, past.at(-1)!]
  const held = new Map(
    balancesByDay(
      await knownBalances(tx, { currency, accountIds: null, entityIds: null, from: first.from, to: last.to }),
      { from: first.from, to: last.to },
    ).map(({ on, ledgerMinor }) => [on, ledgerMinor]),
  )
  const next = rows.filter(({ horizon }) => horizon === 1)
  return {
    today,
    periods: next.flatMap(row => {
      const period = past[row.place]
      return period ? [pastPeriod(period, row, held.get(period.to) ?? null)] : []
    }),
    horizons: HORIZONS.map(horizon => {
      const compared = rows
        .filter(row => row.horizon === horizon)
        .map(row => ({ forecast: netOf(row.sources), actual: BigInt(row.actual) }))
      return { horizon, periods: compared.length, ...accuracyOf(compared) }
    }),
  }
}

/** For each horizon and period the preferred day of its forecast, and the earliest acceptable one. */
function startsOf(today: string, unit: Unit) {
  const all = pastPeriods(today, unit, PERIOD_COUNT + Math.max(...HORIZONS))
  return HORIZONS.flatMap(horizon =>
    Array.from({ length: PERIOD_COUNT }, (_, place) => ({
      horizon,
      place,
      on: all[place + horizon - 1]!.from,
      after: all[place + horizon]!.from,
    })),
  )
}

async function readRows(
  tx: Tx,
  currency: Currency,
  periods: readonly Period[],
  starts: ReturnType<typeof startsOf>,
): Promise<Row[]> {
  const { rows } = await tx.execute<Row>(sql`
    with period as materialized (
      select place - 1 as place, first, last from jsonb_array_elements(${JSON.stringify(periods)}::jsonb) with ordinality as p (span, place),
        lateral (select (span ->> 'from')::date as first, (span ->> 'to')::date as last) bounds),
    asked as (
      select horizon, place, "on", after from jsonb_to_recordset(${JSON.stringify(starts)}::jsonb)
        as each (horizon int, place int, "on" date, after date)),
    taken as materialized (
      select asked.horizon, period.*, snapshot.taken_on, snapshot.opening_minor
      from asked join period using (place) join lateral (
        select taken_on, opening_minor from forecast_snapshot
        where organization_id = ${tx.organizationId} and currency = ${currency}
          and taken_on <= asked."on" and taken_on > asked.after
        order by taken_on desc limit 1) snapshot on true),
    happened as materialized (
      select period.place, coalesce(sum(d.in_minor - d.out_minor), 0) as net from period
      left join (account_day d join bank_account a on a.organization_id = d.organization_id and a.id = d.bank_account_id
          and a.currency = ${currency})
        on d.organization_id = ${tx.organizationId} and d.day between period.first and period.last
      group by 1),
    line as materialized (
      select period.place, period.last, m.expected_transaction_id, e.source, e.status, e.direction as expected_direction,
        e.amount_minor as expected_minor, case t.direction when 'CREDIT' then m.amount_minor else -m.amount_minor end as net
      from period
      join statement_transaction t on t.organization_id = ${tx.organizationId} and t.currency = ${currency}
        and t.date between period.first and period.last
      join allocation m on m.organization_id = t.organization_id and m.statement_transaction_id = t.id
      join reconciliation r on r.organization_id = m.organization_id and r.id = m.reconciliation_id and r.removed_at is null
      join expected_transaction e on e.organization_id = m.organization_id and e.id = m.expected_transaction_id
      where period.place in (select place from taken where horizon = 1)),
    matched as materialized (select place, source, sum(net) as net from line group by 1, 2),
    settled as (
      select distinct place, last, expected_transaction_id as id, source, expected_direction as direction, expected_minor
      from line where status = 'RECONCILED'),
    changed as materialized (
      select place, source, sum(case direction when 'CREDIT' then minor else -minor end) as net from (
        select settled.place, settled.source, settled.direction, whole.minor - settled.expected_minor as minor
        from settled join lateral (
          select sum(m.amount_minor) as minor, max(t.date) as until
          from allocation m
          join reconciliation r on r.organization_id = m.organization_id and r.id = m.reconciliation_id and r.removed_at is null
          join statement_transaction t on t.organization_id = m.organization_id and t.id = m.statement_transaction_id
          where m.organization_id = ${tx.organizationId} and m.expected_transaction_id = settled.id) whole
          on whole.until <= settled.last
        union all
        select taken.place, e.source, e.direction, e.allocated_minor - e.amount_minor
        from taken join expected_transaction e on e.organization_id = ${tx.organizationId} and e.status = 'ARCHIVED'
          and e.date between taken.first and taken.last and e.currency = ${currency} and e.created_at < taken.taken_on + 1
        where taken.horizon = 1) each group by 1, 2)
    select taken.place::int, taken.horizon, taken.taken_on::text, taken.opening_minor::text as opening,
      (select coalesce(sum(in_minor - out_minor), 0)::text from forecast_snapshot_day day
        where day.organization_id = ${tx.organizationId} and day.currency = ${currency} and day.taken_on = taken.taken_on
          and day.day <= taken.last) as until_end,
      coalesce((select json_agg(json_build_object('source', source, 'net', net::text)) from (
        select source, sum(in_minor - out_minor) as net from forecast_snapshot_day day
        where day.organization_id = ${tx.organizationId} and day.currency = ${currency} and day.taken_on = taken.taken_on
          and day.day between taken.first and taken.last group by source) by_source), '[]') as sources,
      happened.net::text as actual,
      coalesce((select json_agg(json_build_object('source', source, 'net', net::text)) from matched
        where matched.place = taken.place), '[]') as matched,
      coalesce((select json_agg(json_build_object('source', source, 'net', net::text)) from changed
        where changed.place = taken.place), '[]') as changed
    from taken join happened on happened.place = taken.place order by taken.place`)
  return rows
}

function pastPeriod(period: Period, row: Row, actualClosing: bigint | null): PastPeriod {
  const actual = BigInt(row.actual)
  const forecast = new Map<ActualSource, bigint>(row.sources.map(({ source, net }) => [source, BigInt(net)]))
  const happened = new Map<ActualSource, bigint>(row.matched.map(({ source, net }) => [source, BigInt(net)]))
  happened.set(UNFORECAST, actual - netOf(row.matched))
  const changed = new Map<ActualSource, bigint>(row.changed.map(({ source, net }) => [source, BigInt(net)]))
  const sources = [...new Set([...forecast.keys(), ...happened.keys()])]
    .map(source => varianceOf(source, { forecast, happened, changed }))
    .filter(each => each.forecast !== 0n || each.actual !== 0n)
    .toSorted((one, other) => (missOf(one) > missOf(other) ? -1 : 1))
  return {
    ...period,
    takenOn: row.taken_on,
    forecastClosing: row.opening === null ? null : BigInt(row.opening) + BigInt(row.until_end),
    actualClosing,
    forecast: netOf(row.sources),
    actual,
    sources,
  }
}

type BySource = ReadonlyMap<ActualSource, bigint>

function varianceOf(
  source: ActualSource,
  given: Record<'forecast' | 'happened' | 'changed', BySource>,
): SourceVariance {
  const forecast = given.forecast.get(source) ?? 0n
  const actual = given.happened.get(source) ?? 0n
  const amount = given.changed.get(source) ?? 0n
  return { source, forecast, actual, amount, timing: source === UNFORECAST ? 0n : actual - forecast - amount }
}

const netOf = (sources: readonly { net: string }[]): bigint => sources.reduce((sum, { net }) => sum + BigInt(net), 0n)

const missOf = ({ forecast, actual }: { forecast: bigint; actual: bigint }): bigint =>
  actual > forecast ? actual - forecast : forecast - actual
