// The tax withheld in a month, as e-Bupot needs it: of approved and paid bills, by their date.
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Tx } from '../../../kit/database/database.ts'
import { id } from '../../../kit/idShapes.ts'
import { defineList, equalTo, filterBy, sortBy } from '../../../kit/list.ts'
import { type Currency, money, showMoney } from '../../../kit/money.ts'
import { zoneInSql } from '../../projection/public.ts'
import { moneySearch } from '../../moneySearch.ts'
import { type Bill, billColumns } from '../list.ts'
import { bill as table } from '../table.ts'
import type { Withholding } from '../tax/rates.ts'
import { withholdingKind } from '../tax/shapes.ts'

export const taxMonth = z
  .string()
  // The same range of years as a business date.
  .regex(/^(?:199\d|20\d\d|2100)-(?:0[1-9]|1[0-2])$/)
  .describe('`2026-11`')

/** Stands for the current month. */
const PRESENT = 'PRESENT'

/** Bills whose tax belongs to a month. Written out, so that Postgres can use the partial index of these bills. */
const withheldIn = filterBy(taxMonth, (month, tx) => {
  const first =
    month === PRESENT
      ? sql`date_trunc('month', ${tx.clock.now().toString()}::timestamptz at time zone ${zoneInSql(tx)})::date`
      : sql`${`${month}-01`}::date`
  return sql`${table.withholding} is not null and ${table.status} in ('APPROVED', 'PAID')
    and ${table.date} >= ${first} and ${table.date} < ${first} + interval '1 month'`
})

/** A query without a month means the current one: a list of all months would match no tax return. */
export const ofMonth = <Query extends object>(query: Query): Query & { month: unknown } => ({
  ...query,
  month: ('month' in query ? query.month : undefined) ?? PRESENT,
})

export const withheldList = defineList<Bill>({
  table,
  filters: {
    month: withheldIn,
    entityId: equalTo(table.entityId, id),
    withholding: equalTo(table.withholding, withholdingKind),
    search: moneySearch(table, 'search_bill'),
  },
  orders: ['date', '-date'],
  sorts: { date: sortBy(table, 'date') },
  select: tx => tx.select(billColumns(tx)).from(table),
})

/** The number of bills that match the filter, and the withheld tax by kind and currency. */
export const withheldSummary = {
  description: 'How many the filter admits, and the base and the withheld tax by kind and currency',
  body: z.object({
    totalCount: z.int(),
    totals: z.array(z.object({ withholding: withholdingKind, count: z.int(), base: money, withheld: money })),
  }),
  read: async (tx: Tx, where: ReturnType<typeof withheldList.where>) => {
    const rows = await tx
      .select({
        withholding: sql<Withholding>`${table.withholding}`,
        currency: sql<Currency>`${table.currency}`,
        count: sql<number>`count(*)::int`,
        baseMinor: sql<bigint>`sum(${table.withholdingBaseMinor})::text`.mapWith(BigInt),
        withheldMinor: sql<bigint>`sum(${table.withheldMinor})::text`.mapWith(BigInt),
      })
      .from(table)
      .where(where)
      .groupBy(table.withholding, table.currency)
      .orderBy(table.currency, table.withholding)
    return {
      totalCount: rows.reduce((sum, { count }) => sum + count, 0),
      totals: rows.map(({ withholding, currency, count, baseMinor, withheldMinor }) => ({
        withholding,
        count,
        base: showMoney(baseMinor, currency),
        withheld: showMoney(withheldMinor, currency),
      })),
    }
  },
}
