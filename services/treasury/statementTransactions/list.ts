// The list of statement transactions: its filters and their SQL.
import { getTableColumns, sql } from 'drizzle-orm'
import { z } from 'zod'
import { id } from '../../kit/idShapes.ts'
import { defineList, equalTo, filterBy, oneOf, sortBy } from '../../kit/list.ts'
import { checkAmountRange } from '../amountRange.ts'
import { searchFilter } from '../../kit/searchWords.ts'
import { transactionFilters } from '../transactionList.ts'
import { wasCoveredByRunOfList } from './runCoverage.ts'
import { MATCH_RESULTS, matchResultIs } from './matchResult.ts'
import { STATEMENT_SOURCES, statementTransaction as table, type StatementRow } from './table.ts'

const matchResult = z
  .enum(MATCH_RESULTS)
  .describe('Of the best pending recommendation of the line; NO_MATCH: a run looked at it, and there is none')

/** A line as returned by lists and single reads. */
export type ListedStatement = StatementRow & { wasCoveredByRun: boolean }

export const statementList = defineList<ListedStatement>({
  table,
  filters: {
    search: searchFilter({
      find: ({ word, amountMinor }) => sql`${table.id} in (select search_statement(${word}, ${amountMinor}::bigint))`,
      has: ({ word, amountMinor }) => sql`(lower(${table.description}) like contains_pattern(${word})
        or lower(${table.partyName}) like contains_pattern(${word})
        or ${table.amountMinor} = ${amountMinor}::bigint)`,
    }),
    ...transactionFilters(table),
    importId: equalTo(table.importId, id),
    source: oneOf(table.source, z.enum(STATEMENT_SOURCES)),
    matchResult: filterBy(matchResult, (result, tx) => matchResultIs(tx, result)),
  },
  refine: checkAmountRange,
  orders: ['-date', 'date', '-amount', 'amount'],
  sorts: { date: sortBy(table, 'date'), amount: sortBy(table, 'amountMinor') },
  select: tx => {
    const { from, value } = wasCoveredByRunOfList(tx)
    return tx
      .select({ ...getTableColumns(table), wasCoveredByRun: value })
      .from(table)
      .leftJoinLateral(from, sql`true`)
  },
})
