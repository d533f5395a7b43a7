import { screen } from '../../../budgets.ts'

export const budgets = [
  screen('/bank-accounts/{uuid}', 'bankAccount/BankAccountPage', 245, [
    'virtual:messages/en/bankAccounts',
    'virtual:messages/en/balances',
  ]),
  screen('/bank-accounts/{uuid}/reconciliation-statement', 'bankAccount/statement/ReconciliationStatementPage', 249),
]
