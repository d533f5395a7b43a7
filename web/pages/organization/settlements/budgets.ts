import { LARGE_LIST, screen } from '../../../budgets.ts'

export const budgets = [screen('/settlement', 'settlements/SettlementsPage', LARGE_LIST)]
