import { LARGE_LIST, screen } from '../../../budgets.ts'

export const budgets = [screen('/log', 'log/ActivityLogPage', LARGE_LIST)]
