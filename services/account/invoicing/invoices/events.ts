// Events of invoices for higher modules, in the same transaction.
import { inTransaction } from '../../../kit/inTransaction.ts'
import type { InvoiceRow } from './table.ts'

/** The amount owed of an issued, locked invoice has changed: it was paid, credited, reopened or canceled. */
export const owedChanged = inTransaction<{ invoice: InvoiceRow }>('invoices.owedChanged')

/** An issued, locked invoice was canceled; the user states whether the tax office canceled its tax invoice. A subscriber may object. */
export const calledOff = inTransaction<{ invoice: InvoiceRow; isTaxInvoiceCanceled: boolean }>('invoices.calledOff')
