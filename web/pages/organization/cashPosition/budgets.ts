import { screen } from '../../../budgets.ts'

export const budgets = [screen('/cash-position', 'cashPosition/CashPositionPage', 248, ['virtual:messages/en/charts'])]
