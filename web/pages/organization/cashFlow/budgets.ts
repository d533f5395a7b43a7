import { screen } from '../../../budgets.ts'

export const budgets = [
  screen('/cash-flow', 'cashFlow/CashFlowPage', 248, ['virtual:messages/en/charts', 'virtual:messages/en/categories']),
]
