import { LARGE_LIST, screen } from '../../../budgets.ts'

export const budgets = [
  screen('/bank-accounts', 'bankAccounts/BankAccountsPage', LARGE_LIST),
  screen('/bank-accounts/internal-accounts', 'bankAccounts/InternalAccountsPage', 244),
]
