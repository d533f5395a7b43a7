import { LARGE_LIST, screen } from '../../../budgets.ts'

export const budgets = [screen('/month-end', 'monthEnd/MonthEndPage', LARGE_LIST)]
