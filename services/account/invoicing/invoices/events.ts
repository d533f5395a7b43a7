// What invoices tell higher modules of, in their own transaction.
import { inTransaction } from '../../../kit/inTransaction.ts'
import type { InvoiceRow } from './table.ts'

/** What is owed of an issued invoice has changed: something paid, credited or reopened it, or it was canceled. It is locked. */
export const owedChanged = inTransaction<{ invoice: InvoiceRow }>('invoices.owedChanged')
