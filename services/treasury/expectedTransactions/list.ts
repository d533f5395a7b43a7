// The list of expected transactions: its filters and their SQL.
import { getTableColumns } from 'drizzle-orm'
import { z } from 'zod'
import { id } from '../../kit/idShapes.ts'
import { defineList, equalTo, sortBy } from '../../kit/list.ts'
import { checkAmountRange } from '../amountRange.ts'
import { moneySearch } from '../moneySearch.ts'
import { transactionFilters } from '../transactionList.ts'
import { EXPECTED_SOURCES, expectedTransaction as table, type ExpectedRow } from './table.ts'

/** The source of a record. */
export const expectedSource = z.enum(EXPECTED_SOURCES).meta({ id: 'ExpectedTransactionSource' })

export const expectedList = defineList<ExpectedRow>({
  table,
  filters: {
    search: moneySearch(table, 'search_expected'),
    ...transactionFilters(table),
    counterpartyId: equalTo(table.counterpartyId, id),
    source: equalTo(table.source, expectedSource),
  },
  refine: checkAmountRange,
  orders: ['-date', 'date', '-amount', 'amount', '-createdAt', 'createdAt'],
  sorts: { date: sortBy(table, 'date'), amount: sortBy(table, 'amountMinor'), createdAt: sortBy(table, 'createdAt') },
  select: tx => tx.select(getTableColumns(table)).from(table),
})
