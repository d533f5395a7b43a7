import { LIST, screen } from '../../../budgets.ts'

export const budgets = [screen('/buyer', 'customers/CustomersPage', LIST)]
