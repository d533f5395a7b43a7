import { LARGE_LIST, screen } from '../../../budgets.ts'

export const budgets = [screen('/deposits', 'deposits/DepositsPage', LARGE_LIST)]
