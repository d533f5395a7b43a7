// Files of invoices that were open when the organization started with Arus.
import type { ImportKind } from '../../../kit/recordImports/kinds.ts'
import { codes } from './errors.ts'
import { openInvoices } from './openInvoices.ts'
import { INVOICE_COLUMNS } from './rows.ts'

type Column = (typeof INVOICE_COLUMNS.known)[number]
const rowOf = (cells: Partial<Record<Column, string>>) => INVOICE_COLUMNS.known.map(column => cells[column] ?? '')

export const invoiceImports: ImportKind = {
  description: 'Open invoices with their old numbers.',
  columns: INVOICE_COLUMNS,
  mostRows: 10_000,
  hashInvalid: codes.invoiceImportHashInvalid,
  // Imported invoices are issued and owed at once, so it requires the permission to issue.
  permissions: { manage: 'invoicing.invoices.approve', view: 'invoicing.invoices.view' },
  route: {
    path: '/v1/invoice-imports',
    operationId: 'importInvoices',
    description:
      'Checks a file of open invoices, and stores it if there are no errors; refuses IN-30 another file than was checked',
  },
  template: {
    name: 'invoices.csv',
    rows: [
      INVOICE_COLUMNS.known,
      rowOf({
        number: 'FK/2026/0815',
        customer: 'PT Sinar Makmur Abadi',
        invoice_date: '2026-10-01',
        due_date: '2026-10-31',
        cut_over_date: '2026-11-01',
        currency: 'IDR',
        total: '111000000.00',
        vat: '11000000.00',
        vat_treatment: 'STANDARD',
        cash_remaining: '59000000.00',
        withheld_remaining: '2000000.00',
        withholding: 'PPH23',
        kind: 'SERVICE',
        description: 'Jasa perawatan gudang, September 2026',
        customer_reference: 'PO-7781',
        tax_invoice_number: '04002600098811204',
      }),
      rowOf({
        number: 'FK/2026/0902',
        customer: 'finance@sinarmakmur.example',
        invoice_date: '2026-10-20',
        due_date: '2026-11-19',
        cut_over_date: '2026-11-01',
        currency: 'IDR',
        total: '4500000.00',
        cash_remaining: '4500000.00',
        kind: 'GOODS',
        description: 'Palet kayu',
      }),
    ],
  },
  open: openInvoices,
}
