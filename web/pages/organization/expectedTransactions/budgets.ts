import { screen } from '../../../budgets.ts'

export const budgets = [
  screen('/expected-transactions', 'expectedTransactions/ExpectedTransactionsPage', 245),
  screen('/expected-transactions/create', 'expectedTransactions/CreateExpectedPage', 271),
]
