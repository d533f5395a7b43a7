import { screen } from '../../../budgets.ts'

export const budgets = [
  screen('/payment-providers', 'providers/PaymentProvidersPage', 246),
  screen('/payment-records', 'providers/PaymentRecordsPage', 248),
  screen('/payment-transactions', 'providers/PaymentTransactionsPage', 248),
]
