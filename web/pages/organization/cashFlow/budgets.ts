import { LIST, screen } from '../../../budgets.ts'

export const budgets = [
  screen('/cash-flow', 'cashFlow/CashFlowPage', LIST, ['virtual:messages/en/charts', 'virtual:messages/en/categories']),
]
