// Events of invoices for higher modules, in the same transaction.
import { inTransaction } from '../../../kit/inTransaction.ts'
import type { InvoiceRow } from './table.ts'

/** The amount owed of an issued, locked invoice has changed: it was paid, credited, reopened or canceled. */
export const owedChanged = inTransaction<{ invoice: InvoiceRow }>('invoices.owedChanged')

/**
 * An issued, locked invoice was canceled, with the user's statement whether its tax invoice is canceled at the tax office. A subscriber may
 * object.
 */
export const calledOff = inTransaction<{ invoice: InvoiceRow; isTaxInvoiceCanceled: boolean }>('invoices.calledOff')
