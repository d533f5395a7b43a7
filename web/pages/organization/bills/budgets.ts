import { screen } from '../../../budgets.ts'

// Half a kilobyte above other lists, because of its export.
export const budgets = [screen('/bills', 'bills/BillsPage', 251)]
