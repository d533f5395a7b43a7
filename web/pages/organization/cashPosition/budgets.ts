import { screen } from '../../../budgets.ts'

export const budgets = [screen('/cash-position', 'cashPosition/CashPositionPage', 252, ['virtual:messages/en/charts'])]
