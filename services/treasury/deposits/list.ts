// The list of deposits: its filters and their SQL.
import { eq, getTableColumns, inArray, ne, or, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Tx } from '../../kit/database/database.ts'
import { atLeast, atMost, defineList, equalTo, filterBy, oneOf, sortBy } from '../../kit/list.ts'
import { type Currency, currency, money, showMoney } from '../../kit/money.ts'
import { amountFilters } from '../../kit/amountRange.ts'
import { checkAmountRange } from '../amountRange.ts'
import { bankCodesNamed } from '../bankAccounts/public.ts'
import { searchFilter } from '../../kit/searchWords.ts'
import { DEPOSIT_STATUSES } from './rules/lifecycle.ts'
import { RENEWALS } from './rules/schedule.ts'
import { deposit as table, type DepositRow } from './table.ts'

export const depositList = defineList<DepositRow>({
  table,
  filters: {
    // Deposits are few: no index is needed.
    search: searchFilter({
      has: ({ word, amountMinor }) =>
        or(
          sql`${table.searchText} like contains_pattern(${word})`,
          sql`${amountMinor}::bigint in (${table.amountMinor}, ${table.principalMinor})`,
          inArray(table.bankCode, bankCodesNamed(word)),
        ),
    }),
    status: oneOf(table.status, z.enum(DEPOSIT_STATUSES)),
    bankCodes: oneOf(table.bankCode, z.string().max(10)),
    currency: equalTo(table.currency, currency),
    renewal: equalTo(table.renewal, z.enum(RENEWALS)),
    pledged: filterBy(z.enum(['true', 'false']).describe('Whether they are collateral'), is =>
      eq(table.pledged, is === 'true'),
    ),
    issuedFrom: atLeast(table.issuedOn, z.iso.date()),
    issuedTo: atMost(table.issuedOn, z.iso.date()),
    maturesFrom: atLeast(table.maturesOn, z.iso.date()),
    maturesTo: atMost(table.maturesOn, z.iso.date()),
    ...amountFilters(table.principalMinor),
  },
  refine: checkAmountRange,
  orders: ['-maturesOn', 'maturesOn', '-issuedOn', 'issuedOn', '-amount', 'amount', '-createdAt', 'createdAt'],
  sorts: {
    maturesOn: sortBy(table, 'maturesOn'),
    issuedOn: sortBy(table, 'issuedOn'),
    amount: sortBy(table, 'principalMinor'),
    createdAt: sortBy(table, 'createdAt'),
  },
  select: tx => tx.select(getTableColumns(table)).from(table),
})

const netInterest = sql`(${table.interestMinor} - ${table.taxMinor})`
/** Closed deposits hold no money. */
const isOpen = ne(table.status, 'CLOSED')
const minorText = (sum: SQL) => sql<bigint>`coalesce(${sum}, 0)::text`.mapWith(BigInt)

const summaryShape = z.object({
  totalCount: z.int(),
  totals: z.array(money).describe('Principal by currency, without closed deposits'),
  interestTotals: z.array(money).describe('Net interest of the current terms by currency, without closed deposits'),
})

/** The number of deposits that match a filter, and the principal and interest of those that are not closed. */
export const depositSummary = {
  description: 'How many the filter admits, and the sums by currency without closed ones',
  body: summaryShape,
  async read(tx: Tx, where: SQL | undefined): Promise<z.infer<typeof summaryShape>> {
    const rows = await tx
      .select({
        currency: sql<Currency>`${table.currency}`,
        count: sql<number>`count(*)::int`,
        principal: minorText(sql`sum(${table.principalMinor}) filter (where ${isOpen})`),
        interest: minorText(sql`sum(${netInterest}) filter (where ${isOpen})`),
      })
      .from(table)
      .where(where)
      .groupBy(table.currency)
      .orderBy(table.currency)
    return {
      totalCount: rows.reduce((total, { count }) => total + count, 0),
      totals: rows.map(row => showMoney(row.principal, row.currency)),
      interestTotals: rows.map(row => showMoney(row.interest, row.currency)),
    }
  },
}

type DepositCounts = { all: number; new: number; active: number; matured: number; closed: number }

/** The number of deposits by status, for the tabs of the list. */
export async function countDeposits(tx: Tx): Promise<DepositCounts> {
  const { rows } = await tx.execute<DepositCounts>(sql`
    select count(*)::int as all,
      count(*) filter (where status = 'NEW')::int as new,
      count(*) filter (where status = 'ACTIVE')::int as active,
      count(*) filter (where status = 'MATURED')::int as matured,
      count(*) filter (where status = 'CLOSED')::int as closed
    from deposit where organization_id = ${tx.organizationId}`)
  return rows[0]!
}

export type LadderStep = {
  month: string
  currency: Currency
  count: number
  principalMinor: bigint
  netInterestMinor: bigint
}

/** Maturities by month and currency, of deposits that have not ended. */
export async function maturityLadder(tx: Tx): Promise<LadderStep[]> {
  const month = sql<string>`to_char(${table.maturesOn}, 'YYYY-MM')`
  return tx
    .select({
      month: month.as('month'),
      currency: sql<Currency>`${table.currency}`,
      count: sql<number>`count(*)::int`,
      principalMinor: minorText(sql`sum(${table.principalMinor})`),
      netInterestMinor: minorText(sql`sum(${netInterest})`),
    })
    .from(table)
    .where(sql`${table.organizationId} = ${tx.organizationId} and ${table.status} in ('NEW', 'ACTIVE')`)
    .groupBy(sql`1`, table.currency)
    .orderBy(sql`1`, table.currency)
}
