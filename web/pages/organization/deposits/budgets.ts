import { screen } from '../../../budgets.ts'

export const budgets = [screen('/deposits', 'deposits/DepositsPage', 248)]
