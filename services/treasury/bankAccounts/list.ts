// The list of bank accounts: its filters and their SQL.
import { and, eq, getTableColumns, inArray, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { id } from '../../kit/idShapes.ts'
import { defineList, equalTo, filterBy, oneOf, sortBy } from '../../kit/list.ts'
import { currency } from '../../kit/money.ts'
import { accountKey, bareNumber } from '../accountNumber.ts'
import { moneySummary } from '../../kit/moneySummary.ts'
import { searchFilter } from '../../kit/searchWords.ts'
import { bankCodesNamed } from './banks.ts'
import { ACCOUNT_STATUSES } from './lifecycle.ts'
import { bankAccount as table, type BankAccountRow, CONNECTION_TYPES } from './table.ts'

export const bankAccountList = defineList<BankAccountRow>({
  table,
  filters: {
    // Accounts are few: no index is needed.
    search: searchFilter({
      has: ({ word }) => {
        const pattern = sql`contains_pattern(${word})`
        return or(
          sql`lower(${table.alias}) like ${pattern}`,
          sql`${table.accountNumber} like ${pattern}`,
          inArray(table.bankCode, bankCodesNamed(word)),
        )
      },
    }),
    bankCodes: oneOf(table.bankCode, z.string().max(10)),
    currency: equalTo(table.currency, currency),
    status: oneOf(table.status, z.enum(ACCOUNT_STATUSES)),
    connectionType: equalTo(table.connectionType, z.enum(CONNECTION_TYPES)),
    entityId: equalTo(table.entityId, id),
    account: filterBy(accountKey, key => {
      const [bankCode = '', accountNumber = ''] = key.split('/')
      return and(eq(table.bankCode, bankCode), eq(table.bareNumber, bareNumber(accountNumber)))
    }),
  },
  orders: ['alias', '-alias', '-createdAt', 'createdAt'],
  sorts: { alias: sortBy(table, 'alias'), createdAt: sortBy(table, 'createdAt') },
  select: tx => tx.select(getTableColumns(table)).from(table),
})

/** The number of accounts that match a filter, and their ledger balances by currency. */
export const bankAccountSummary = moneySummary(table, {
  description: 'How many accounts the filter admits, and their balances by currency',
  sum: sql`sum(${table.balanceMinor})`,
})
