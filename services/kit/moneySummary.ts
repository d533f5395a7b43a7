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
