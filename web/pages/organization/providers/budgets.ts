import { LARGE_LIST, screen } from '../../../budgets.ts'

export const budgets = [
  screen('/payment-providers', 'providers/PaymentProvidersPage', LARGE_LIST),
  screen('/payment-records', 'providers/PaymentRecordsPage', 247),
  screen('/payment-transactions', 'providers/PaymentTransactionsPage', 247),
]
