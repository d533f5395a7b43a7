import { screen } from '../../../budgets.ts'

/** The list also shows the issuing entity, each invoice's tax office status and the customer's promise, and imports the tax office's answers. */
const WITH_TAX_INVOICES = 257

export const budgets = [screen('/invoices', 'invoices/InvoicesPage', WITH_TAX_INVOICES)]
