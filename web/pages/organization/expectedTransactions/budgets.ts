import { screen } from '../../../budgets.ts'

export const budgets = [
  screen('/expected-transactions', 'expectedTransactions/ExpectedTransactionsPage', 246),
  screen('/expected-transactions/create', 'expectedTransactions/CreateExpectedPage', 273),
]
