import { LARGE_LIST, screen } from '../../../budgets.ts'

export const budgets = [screen('/invoices', 'invoices/InvoicesPage', LARGE_LIST)]
