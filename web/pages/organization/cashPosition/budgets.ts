import { LARGE_LIST, screen } from '../../../budgets.ts'

export const budgets = [
  screen('/cash-position', 'cashPosition/CashPositionPage', LARGE_LIST, ['virtual:messages/en/charts']),
]
