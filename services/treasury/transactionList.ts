// Filters and totals shared by the lists of incoming and outgoing money.
import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import type { Tx } from '../kit/database/database.ts'
import { id } from '../kit/idShapes.ts'
import { atLeast, atMost, equalTo, oneOf } from '../kit/list.ts'
import { type Currency, currency, showMoney } from '../kit/money.ts'
import { amountFilters } from '../kit/amountRange.ts'
import { direction, directionTotal, reconciliationStatus } from './transactionShapes.ts'

type Columns = Record<'date' | 'amountMinor' | 'direction' | 'status' | 'bankAccountId', AnyColumn> & {
  currency: PgColumn
}

/** The filters of every such list. */
export const transactionFilters = (table: Columns) => ({
  dateFrom: atLeast(table.date, z.iso.date()),
  dateTo: atMost(table.date, z.iso.date()),
  ...amountFilters(table.amountMinor),
  direction: equalTo(table.direction, direction),
  currency: equalTo(table.currency, currency),
  status: oneOf(table.status, reconciliationStatus),
  bankAccountId: equalTo(table.bankAccountId, id),
})

/** The number of records that match a filter, and their incoming and outgoing totals by currency. */
export const transactionSummary = (table: PgTable & Columns) => {
  const sumOf = (way: z.infer<typeof direction>) =>
    sql<bigint>`coalesce(sum(${table.amountMinor}) filter (where ${table.direction} = ${way}), 0)::text`.mapWith(BigInt)
  return {
    description: 'How many the filter admits, and what comes in and goes out, by currency',
    body: z.object({ totalCount: z.int(), totals: z.array(directionTotal) }),
    read: async (tx: Tx, where: SQL | undefined) => {
      const sums = await tx
        .select({
          currency: sql<Currency>`${table.currency}`,
          count: sql<number>`count(*)::int`,
          incoming: sumOf('CREDIT'),
          outgoing: sumOf('DEBIT'),
        })
        .from(table)
        .where(where)
        .groupBy(table.currency)
        .orderBy(table.currency)
      return {
        totalCount: sums.reduce((total, { count }) => total + count, 0),
        totals: sums.map(({ currency: of, incoming, outgoing }) => ({
          currency: of,
          incoming: showMoney(incoming, of),
          outgoing: showMoney(outgoing, of),
        })),
      }
    },
  }
}
