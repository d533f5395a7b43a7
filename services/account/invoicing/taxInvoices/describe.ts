// An invoice's tax office events in its activity log.
import { changesBetween, recordActivity } from '../../../kit/activity/record.ts'
import type { ActionOn } from '../../../kit/activity/table.ts'
import type { Tx } from '../../../kit/database/database.ts'
import type { InvoiceRow } from '../invoices/public.ts'
import type { TaxInvoiceRow } from './table.ts'

type DescribedValues = Partial<Pick<TaxInvoiceRow, 'status' | 'number' | 'facility'>>
const describe = ({ status, number, facility }: DescribedValues) => ({
  taxInvoiceStatus: status ?? 'NOT_EXPORTED',
  taxInvoiceNumber: number ?? null,
  taxInvoiceFacility: facility ?? null,
})

type Change = {
  invoice: Pick<InvoiceRow, 'id' | 'number' | 'customerName'>
  before: DescribedValues
  after: DescribedValues
  reason?: string | null
}

/** Writes a change of an invoice's tax invoice to the activity log and the feed. */
export function recordTaxInvoiceChange(tx: Tx, action: ActionOn<'INVOICE'>, change: Change): void {
  const { invoice, before, after, reason = null } = change
  recordActivity(tx, {
    action,
    recordType: 'INVOICE',
    recordId: invoice.id,
    recordLabel: invoice.number ?? invoice.customerName,
    changes: changesBetween(describe(before), describe(after), [
      'taxInvoiceStatus',
      'taxInvoiceNumber',
      'taxInvoiceFacility',
    ]),
    reason,
  })
  tx.emit('invoice.changed', invoice.id)
}
