import { LIST, screen } from '../../../budgets.ts'

export const budgets = [
  screen('/bank-accounts', 'bankAccounts/BankAccountsPage', LIST),
  screen('/bank-accounts/internal-accounts', 'bankAccounts/InternalAccountsPage', LIST),
]
