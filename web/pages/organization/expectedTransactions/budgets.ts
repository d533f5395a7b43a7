import { LIST, screen } from '../../../budgets.ts'

export const budgets = [
  screen('/expected-transactions', 'expectedTransactions/ExpectedTransactionsPage', LIST),
  screen('/expected-transactions/create', 'expectedTransactions/CreateExpectedPage', 278),
]
