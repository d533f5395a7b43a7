import { LIST, screen } from '../../../budgets.ts'

export const budgets = [screen('/exports', 'exports/ExportsPage', LIST)]
