import { screen } from '../../../budgets.ts'

/** It says of each invoice how it stands with the tax office and what the customer promised too, and takes what the tax office answered. */
const WITH_TAX_INVOICES = 255

export const budgets = [screen('/invoices', 'invoices/InvoicesPage', WITH_TAX_INVOICES)]
