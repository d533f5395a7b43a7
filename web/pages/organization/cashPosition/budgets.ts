import { screen } from '../../../budgets.ts'

export const budgets = [screen('/cash-position', 'cashPosition/CashPositionPage', 246, ['virtual:messages/en/charts'])]
