import { screen } from '../../../budgets.ts'

export const budgets = [
  screen('/payment-providers', 'providers/PaymentProvidersPage', 247),
  screen('/payment-records', 'providers/PaymentRecordsPage', 248),
  screen('/payment-transactions', 'providers/PaymentTransactionsPage', 249),
]
