import { screen } from '../../../budgets.ts'

export const budgets = [screen('/cash-position', 'cashPosition/CashPositionPage', 250, ['virtual:messages/en/charts'])]
