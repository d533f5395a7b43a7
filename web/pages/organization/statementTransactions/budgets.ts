import { screen } from '../../../budgets.ts'

export const budgets = [
  screen('/statement-transactions', 'statementTransactions/StatementTransactionsPage', 247),
  screen('/statement-transactions/create', 'statementTransactions/ImportStatementPage', 300),
]
