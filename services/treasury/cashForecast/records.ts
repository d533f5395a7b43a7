// The records behind a figure of the forecast: those of the base, on the days on which it puts them.
import { sql } from 'drizzle-orm'
import type { Tx } from '../../kit/database/database.ts'
import { accountsOfPosition, type LeftOutReason } from '../cashPosition/public.ts'
import type { FlowSource } from './forecast.ts'
import { openOfScope, type Scope, unapprovedOfScope } from './repository.ts'

export type RecordsQuery = Scope & {
  direction: 'DEBIT' | 'CREDIT'
  from: string
  to: string
  source: FlowSource | null
  usesLags: boolean
  /** What does not count, for it is in a balance already, whatever its day. */
  leftOut: boolean
  includesUnapproved: boolean
}

type Row = {
  id: string
  source: FlowSource
  due_on: string
  expected_on: string
  remaining: string
  lag_days: number | null
  lag_samples: number | null
  left_out: LeftOutReason | null
  n: number
  total: string
}

/** The largest first, as many as a page holds, with the sum of all. */
export async function readForecastRecords(tx: Tx, query: RecordsQuery, most: number) {
  const { direction, from, to, source, usesLags, leftOut, includesUnapproved, ...scope } = query
  const { rows } = await tx.execute<Row>(sql`
    with ${accountsOfPosition(tx, { asOf: null, ...scope })}, ${openOfScope(tx, scope)}, ${unapprovedOfScope(tx, scope)},
    placed as (
      select id, source, date as due_on,
        greatest(date + case when ${usesLags} then coalesce(lag_days, 0) else 0 end, o.today) as expected_on,
        remaining_minor, case when ${usesLags} then lag_days end as lag_days, case when ${usesLags} then lag_samples end as lag_samples, left_out
      from open, o where direction = ${direction} and (left_out is not null) = ${leftOut}
      union all
      select id, source, date, greatest(date, o.today), amount_minor, null, null, null from unapproved, o
      where ${includesUnapproved && !leftOut && direction === 'DEBIT'})
    select id, source, due_on::text, expected_on::text, remaining_minor::text as remaining, lag_days, lag_samples, left_out,
      (count(*) over ())::int as n, (sum(remaining_minor) over ())::text as total
    from placed
    where (${leftOut} or expected_on between ${from} and ${to}) and (${source}::text is null or source = ${source})
    order by remaining_minor desc, id limit ${most}`)
  return {
    items: rows.map(row => ({
      id: row.id,
      source: row.source,
      dueOn: row.due_on,
      expectedOn: row.expected_on,
      minor: BigInt(row.remaining),
      lateDays: row.lag_days,
      lateSamples: row.lag_samples,
      leftOut: row.left_out,
    })),
    totalCount: rows[0]?.n ?? 0,
    totalMinor: BigInt(rows[0]?.total ?? 0),
  }
}
