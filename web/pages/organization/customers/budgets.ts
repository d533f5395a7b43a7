import { LARGE_LIST, screen } from '../../../budgets.ts'

export const budgets = [screen('/buyer', 'customers/CustomersPage', LARGE_LIST)]
