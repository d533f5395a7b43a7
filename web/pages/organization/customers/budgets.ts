import { screen } from '../../../budgets.ts'

export const budgets = [screen('/buyer', 'customers/CustomersPage', 248)]
