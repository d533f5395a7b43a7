import { screen } from '../../../budgets.ts'

export const budgets = [
  screen('/expected-transactions', 'expectedTransactions/ExpectedTransactionsPage', 241),
  screen('/expected-transactions/create', 'expectedTransactions/CreateExpectedPage', 265),
]
