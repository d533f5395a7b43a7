import { LIST, screen } from '../../../budgets.ts'

export const budgets = [screen('/cash-position', 'cashPosition/CashPositionPage', LIST, ['virtual:messages/en/charts'])]
