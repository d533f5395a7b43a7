// The export of sales orders: columns named as on the screen.
import { date, instant, money, text, word, type Words } from '../../../kit/exports/columns.ts'
import type { RecordExport } from '../../../kit/exports/listExport.ts'
import { entityNameColumn } from '../issuingEntities/public.ts'
import { salesOrderList } from './list.ts'
import { type Fulfillment, salesOrder as table, type SalesOrderRow, type SalesOrderStatus } from './table.ts'

const STATUS: Readonly<Record<SalesOrderStatus, Words>> = {
  OPEN: { en: 'Open', id: 'Terbuka' },
  PARTIALLY_FULFILLED: { en: 'Partially fulfilled', id: 'Terpenuhi sebagian' },
  FULFILLED: { en: 'Fulfilled', id: 'Terpenuhi' },
  CLOSED: { en: 'Closed', id: 'Ditutup' },
  REJECTED: { en: 'Rejected', id: 'Ditolak' },
  CANCELED: { en: 'Canceled', id: 'Dibatalkan' },
}

const FULFILLMENT: Readonly<Record<Fulfillment, Words>> = {
  UNFULFILLED: { en: 'Unfulfilled', id: 'Belum terpenuhi' },
  PARTIALLY_FULFILLED: STATUS.PARTIALLY_FULFILLED,
  FULFILLED: STATUS.FULFILLED,
}

const PAYMENT: Readonly<Record<SalesOrderRow['paymentStatus'], Words>> = {
  UNBILLED: { en: 'Not invoiced', id: 'Belum ditagih' },
  UNPAID: { en: 'Unpaid', id: 'Belum dibayar' },
  PARTIALLY_PAID: { en: 'Partially paid', id: 'Dibayar sebagian' },
  PAID: { en: 'Paid', id: 'Lunas' },
}

export const salesOrderExport: RecordExport = {
  name: { en: 'Sales orders', id: 'Pesanan penjualan' },
  permission: 'invoicing.salesOrders.view',
  list: salesOrderList,
  columns: {
    number: text({ en: 'Number', id: 'Nomor' }, table.number),
    entity: text({ en: 'Issuing entity', id: 'Entitas penerbit' }, entityNameColumn(table)),
    customer: text({ en: 'Customer', id: 'Pelanggan' }, table.customerName),
    customerReference: text({ en: 'Customer’s reference', id: 'Referensi pelanggan' }, table.customerReference),
    orderDate: date({ en: 'Order date', id: 'Tanggal pesanan' }, table.orderDate),
    requiredDate: date({ en: 'Required date', id: 'Tanggal dibutuhkan' }, table.requiredDate),
    product: text({ en: 'Product', id: 'Produk' }, table.firstLine),
    total: money({ en: 'Total', id: 'Total' }, table.totalMinor, table.currency),
    status: word({ en: 'Status', id: 'Status' }, table.status, STATUS),
    fulfillment: word({ en: 'Fulfillment', id: 'Pemenuhan' }, table.fulfillment, FULFILLMENT),
    paymentStatus: word({ en: 'Payment', id: 'Pembayaran' }, table.paymentStatus, PAYMENT),
    note: text({ en: 'Notes', id: 'Catatan' }, table.note),
    reason: text({ en: 'Reason', id: 'Alasan' }, table.reason),
    approvedAt: instant({ en: 'Approved', id: 'Disetujui' }, table.approvedAt),
    createdAt: instant({ en: 'Entered', id: 'Dimasukkan' }, table.createdAt),
  },
  select: (tx, fields) => tx.select(fields).from(table),
}
