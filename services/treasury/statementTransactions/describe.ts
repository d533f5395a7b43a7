import type { Tx } from '../../kit/database/database.ts'
import { formatMinor } from '../../kit/money.ts'
import { bankAccountAlias } from '../bankAccounts/public.ts'
import type { StatementRow } from './table.ts'

/** The transaction as shown in the activity log, with its account's alias. */
export const describeStatement = async (tx: Tx, row: StatementRow) => ({
  ...row,
  amount: `${formatMinor(row.amountMinor)} ${row.currency}`,
  endingBalance: row.endingBalanceMinor === null ? null : `${formatMinor(row.endingBalanceMinor)} ${row.currency}`,
  bankAccount: await bankAccountAlias(tx, row.bankAccountId),
})

export const statementFields = ['bankAccount', 'date', 'description', 'direction', 'amount', 'endingBalance'] as const
