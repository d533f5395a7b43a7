import { LIST, screen } from '../../../budgets.ts'

export const budgets = [screen('/balances', 'balances/BalancesPage', LIST, ['virtual:messages/en/bankAccounts'])]
