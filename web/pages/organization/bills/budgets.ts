import { LARGE_LIST, screen } from '../../../budgets.ts'

export const budgets = [screen('/bills', 'bills/BillsPage', LARGE_LIST)]
