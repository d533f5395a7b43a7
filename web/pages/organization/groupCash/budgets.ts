import { LIST, screen } from '../../../budgets.ts'

export const budgets = [screen('/group-cash', 'groupCash/GroupCashPage', LIST)]
