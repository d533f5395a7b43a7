// The export of invoices: columns named as on the screen.
import { date, instant, money, text, word, type Words } from '../../../kit/exports/columns.ts'
import type { RecordExport } from '../../../kit/exports/listExport.ts'
import { entityNameColumn } from '../issuingEntities/public.ts'
import { cashRemaining, invoiceList, type TaxInvoiceStatus, taxInvoiceStatus } from './list.ts'
import { type DeliveryStatus, invoice as table, type InvoiceKind, type InvoiceStatus } from './table.ts'

const STATUS: Readonly<Record<InvoiceStatus, Words>> = {
  DRAFT: { en: 'Draft', id: 'Draf' },
  WAITING_APPROVAL: { en: 'Waiting for approval', id: 'Menunggu persetujuan' },
  ISSUED: { en: 'Issued', id: 'Terbit' },
  PARTIALLY_PAID: { en: 'Partially paid', id: 'Dibayar sebagian' },
  PAID: { en: 'Paid', id: 'Lunas' },
  WRITTEN_OFF: { en: 'Written off', id: 'Dihapusbukukan' },
  CANCELED: { en: 'Canceled', id: 'Dibatalkan' },
}

const KIND: Readonly<Record<InvoiceKind, Words>> = {
  STANDARD: { en: 'Invoice', id: 'Faktur' },
  ADVANCE: { en: 'Advance', id: 'Uang muka' },
}

const DELIVERY: Readonly<Record<DeliveryStatus, Words>> = {
  OPEN: { en: 'Not sent', id: 'Belum dikirim' },
  SHIPPED: { en: 'Shipped', id: 'Dikirim' },
  RECEIVED: { en: 'Received', id: 'Diterima' },
}

const TAX_INVOICE: Readonly<Record<TaxInvoiceStatus, Words>> = {
  NOT_EXPORTED: { en: 'Not exported', id: 'Belum diekspor' },
  EXPORTED: { en: 'Exported', id: 'Sudah diekspor' },
  APPROVED: { en: 'Approved', id: 'Disetujui' },
  REJECTED: { en: 'Rejected', id: 'Ditolak' },
  CANCELED: { en: 'Canceled', id: 'Dibatalkan' },
}

export const invoiceExport: RecordExport = {
  name: { en: 'Invoices', id: 'Faktur' },
  permission: 'invoicing.invoices.view',
  list: invoiceList,
  columns: {
    number: text({ en: 'Number', id: 'Nomor' }, table.number),
    entity: text({ en: 'Issuing entity', id: 'Entitas penerbit' }, entityNameColumn(table)),
    customer: text({ en: 'Customer', id: 'Pelanggan' }, table.customerName),
    customerReference: text({ en: 'Customer’s reference', id: 'Referensi pelanggan' }, table.customerReference),
    kind: word({ en: 'Kind', id: 'Jenis' }, table.kind, KIND),
    product: text({ en: 'Product', id: 'Barang' }, table.firstLine),
    invoiceDate: date({ en: 'Invoice date', id: 'Tanggal faktur' }, table.invoiceDate),
    dueDate: date({ en: 'Due date', id: 'Jatuh tempo' }, table.dueDate),
    total: money({ en: 'Total', id: 'Total' }, table.totalMinor, table.currency),
    remaining: money({ en: 'Remaining', id: 'Sisa' }, cashRemaining, table.currency),
    withheldOpen: money({ en: 'Withheld', id: 'Dipotong' }, table.withheldOpenMinor, table.currency),
    writtenOff: money({ en: 'Written off', id: 'Dihapusbukukan' }, table.writtenOffMinor, table.currency),
    status: word({ en: 'Status', id: 'Status' }, table.status, STATUS),
    delivery: word({ en: 'Hard copy', id: 'Salinan cetak' }, table.deliveryStatus, DELIVERY),
    taxInvoice: word({ en: 'e-Faktur', id: 'e-Faktur' }, taxInvoiceStatus, TAX_INVOICE),
    issuedAt: instant({ en: 'Issued on', id: 'Terbit pada' }, table.issuedAt),
    createdAt: instant({ en: 'Entered', id: 'Dimasukkan' }, table.createdAt),
  },
  select: (tx, fields) => tx.select(fields).from(table),
}
