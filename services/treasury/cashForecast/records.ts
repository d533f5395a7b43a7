// The records behind a figure of the forecast: those of the base, on their forecast dates.
import { sql } from 'drizzle-orm'
import type { Tx } from '../../kit/database/database.ts'
import { accountsOfPosition, type LeftOutReason } from '../cashPosition/public.ts'
import { rowOfOrganization } from '../projection/public.ts'
import type { FlowSource } from './forecast.ts'
import { plannedOf, plansColumns, plansOfScope, type PlansRow } from './plans.ts'
import { expectedDay, horizonFrom, openOfScope, type Scope, unapprovedOfScope } from './repository.ts'

export type RecordsQuery = Scope & {
  direction: 'DEBIT' | 'CREDIT'
  from: string
  to: string
  source: FlowSource | null
  usesLags: boolean
  /** Records that don't count because they are in a balance already, whatever their date. */
  leftOut: boolean
  /** Includes those records after all. */
  includesLeftOut: boolean
  includesUnapproved: boolean
}

type Item = {
  id: string
  /** An order that was paid at a provider; other records of its source are expected transactions. */
  isOrder: boolean
  source: FlowSource
  /** The name of a plan; null for records. */
  name: string | null
  dueOn: string
  expectedOn: string
  minor: bigint
  lateDays: number | null
  lateSamples: number | null
  /** A promise whose date has not passed. */
  promisedOn: string | null
  leftOut: LeftOutReason | null
}
type ItemJson = Omit<Item, 'minor' | 'name'> & { amount: string }

/** Largest first, up to a page, with the total of all. */
export async function readForecastRecords(tx: Tx, query: RecordsQuery, most: number) {
  const { direction, from, to, source, usesLags, leftOut, includesLeftOut, includesUnapproved, ...scope } = query
  const { rows } = await tx.execute<PlansRow & { today: string; items: ItemJson[]; count: number; total: string }>(sql`
    with ${accountsOfPosition(tx, { asOf: null, ...scope })}, ${openOfScope(tx, scope)}, ${unapprovedOfScope(tx, scope)},
    ${plansOfScope(tx, scope)},
    placed as (
      select id, source, date as due_on,
        ${expectedDay(usesLags)} as expected_on,
        remaining_minor, case when ${usesLags} and not coalesce(promised_on >= o.today, false) then lag_days end as lag_days,
        case when ${usesLags} and not coalesce(promised_on >= o.today, false) then lag_samples end as lag_samples, left_out,
        case when promised_on >= o.today then promised_on end as promised_on, is_order
      from open, o where direction = ${direction} and ((left_out is not null) = ${leftOut} or ${includesLeftOut && !leftOut})
      union all
      select id, source, date, greatest(date, o.today), amount_minor, null, null, null, null, false from unapproved, o
      where ${includesUnapproved && !leftOut && direction === 'DEBIT'}),
    found as materialized (
      select * from placed where (${leftOut} or expected_on between ${from} and ${to}) and (${source}::text is null or source = ${source}))
    select o.today::text,
      coalesce((select json_agg(json_build_object('id', id, 'isOrder', is_order, 'source', source, 'dueOn', due_on, 'expectedOn', expected_on,
        'amount', remaining_minor::text, 'lateDays', lag_days, 'lateSamples', lag_samples, 'promisedOn', promised_on, 'leftOut', left_out))
        from (select * from found order by remaining_minor desc, id limit ${most}) largest), '[]') as items,
      (select count(*)::int from found) as count, (select coalesce(sum(remaining_minor), 0)::text from found) as total,
      ${plansColumns(tx)}
    from o`)
  const row = rowOfOrganization(rows)
  const isPlanShown = !leftOut && (source === null || source === 'PLANNED')
  const planned = isPlanShown ? plannedItems(row, row.today, query) : []
  const items = [
    ...row.items.map(({ amount, ...item }) => ({ ...item, name: null, minor: BigInt(amount) })),
    ...planned,
  ]
  return {
    items: items.toSorted(largestFirst).slice(0, most),
    totalCount: row.count + planned.length,
    totalMinor: planned.reduce((sum, { minor }) => sum + minor, BigInt(row.total)),
  }
}

const plannedItems = (row: PlansRow, today: string, { direction, from, to }: RecordsQuery): Item[] =>
  plannedOf(row, today, horizonFrom(today))
    .filter(each => each.direction === direction && each.day >= from && each.day <= to)
    .map(({ id, name, day, minor }) => ({
      id,
      isOrder: false,
      source: 'PLANNED',
      name,
      dueOn: day,
      expectedOn: day,
      minor,
      lateDays: null,
      lateSamples: null,
      promisedOn: null,
      leftOut: null,
    }))

const largestFirst = (one: Item, other: Item): number => {
  if (one.minor !== other.minor) return one.minor > other.minor ? -1 : 1
  return one.id < other.id ? -1 : 1
}
