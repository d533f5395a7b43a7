import { screen } from '../../../budgets.ts'

export const budgets = [screen('/home', 'home/HomePage', 232)]
