import { screen } from '../../../budgets.ts'

export const budgets = [
  screen('/statement-transactions', 'statementTransactions/StatementTransactionsPage', 248),
  screen('/statement-transactions/create', 'statementTransactions/ImportStatementPage', 300),
]
