import { LARGE_LIST, screen } from '../../../budgets.ts'

export const budgets = [
  screen('/statement-transactions', 'statementTransactions/StatementTransactionsPage', LARGE_LIST),
  screen('/statement-transactions/create', 'statementTransactions/ImportStatementPage', 296),
]
