// What invoices tell higher modules of, in their own transaction.
import { inTransaction } from '../../../kit/inTransaction.ts'
import type { InvoiceRow } from './table.ts'

/** What is owed of an issued invoice has changed: something paid, credited or reopened it, or it was canceled. It is locked. */
export const owedChanged = inTransaction<{ invoice: InvoiceRow }>('invoices.owedChanged')

/**
 * An issued invoice was called off; whoever did so says whether its tax invoice is canceled at the tax office. It is locked, and a subscriber
 * may object.
 */
export const calledOff = inTransaction<{ invoice: InvoiceRow; isTaxInvoiceCanceled: boolean }>('invoices.calledOff')
