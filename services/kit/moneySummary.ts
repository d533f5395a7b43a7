// The summary below a list of money: how many records match the filter, and their sums by currency.
import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import type { Tx } from './database/database.ts'
import { type Currency, money, showMoney } from './money.ts'

type Summed = {
  description: string
  /** An aggregate: the minor units of all records. */
  sum: SQL
}

export const summaryBody = z.object({ totalCount: z.int(), totals: z.array(money) })

/** The records of one currency. */
type Sum = { currency: Currency; count: number; minor: bigint }

export const showSums = (sums: readonly Sum[]): z.infer<typeof summaryBody> => ({
  totalCount: sums.reduce((total, { count }) => total + count, 0),
  totals: sums.map(({ currency, minor }) => showMoney(minor, currency)),
})

/** A row of `countedBy`: the figures of one currency, or of all records where it is null. */
type Counted = { currency: Currency | null }

/** Groups figures by currency, with one more row for all records, also where there are none. */
export const countedBy = (currency: PgColumn) => sql`group by grouping sets ((${currency}), ())`

/** The row of all records. */
export function countsOf<Row extends Counted>(rows: readonly Row[]): Row {
  const all = rows.find(({ currency }) => currency === null)
  if (!all) throw new Error('an empty grouping set has one row')
  return all
}

/** One figure as sums by currency, without those of 0. */
export const sumsOf = <Row extends Counted>(rows: readonly Row[], minorOf: (row: Row) => string) =>
  rows
    .flatMap(row =>
      row.currency === null || minorOf(row) === '0' ? [] : [showMoney(BigInt(minorOf(row)), row.currency)],
    )
    .toSorted((one, other) => one.currency.localeCompare(other.currency))

/** The summary of a list, for listRoutes. */
export const moneySummary = (table: PgTable & { currency: PgColumn }, { description, sum }: Summed) => ({
  description,
  body: summaryBody,
  read: async (tx: Tx, where: SQL | undefined) =>
    showSums(
      await tx
        .select({
          currency: sql<Currency>`${table.currency}`,
          count: sql<number>`count(*)::int`,
          minor: sql<bigint>`coalesce(${sum}, 0)::text`.mapWith(BigInt),
        })
        .from(table)
        .where(where)
        .groupBy(table.currency)
        .orderBy(table.currency),
    ),
})
