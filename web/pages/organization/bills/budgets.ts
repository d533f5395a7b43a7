import { screen } from '../../../budgets.ts'

// Half a kilobyte above other lists, since it is exported.
export const budgets = [screen('/bills', 'bills/BillsPage', 250)]
