// The export of purchase orders: columns named as on the screen.
import { date, instant, money, text, word, type Words } from '../../../kit/exports/columns.ts'
import type { RecordExport } from '../../../kit/exports/listExport.ts'
import { orderedMinor, purchaseOrderList } from './list.ts'
import { purchaseOrder as table, type PurchaseOrderStatus } from './table.ts'

const STATUS: Readonly<Record<PurchaseOrderStatus, Words>> = {
  OPEN: { en: 'Open', id: 'Terbuka' },
  ACCEPTED: { en: 'Accepted', id: 'Diterima' },
  REJECTED: { en: 'Rejected', id: 'Ditolak' },
  CANCELED: { en: 'Canceled', id: 'Dibatalkan' },
  CLOSED: { en: 'Closed', id: 'Ditutup' },
}

export const purchaseOrderExport: RecordExport = {
  name: { en: 'Purchase orders', id: 'Pesanan pembelian' },
  permission: 'invoicing.purchaseOrders.view',
  list: purchaseOrderList,
  columns: {
    number: text({ en: 'Number', id: 'Nomor' }, table.number),
    customer: text({ en: 'Customer', id: 'Pelanggan' }, table.customerName),
    date: date({ en: 'Date', id: 'Tanggal' }, table.date),
    requiredDate: date({ en: 'Required date', id: 'Tanggal dibutuhkan' }, table.requiredDate),
    product: text({ en: 'Product', id: 'Produk' }, table.firstLine),
    amount: money({ en: 'Amount', id: 'Jumlah' }, table.amountMinor, table.currency),
    ordered: money({ en: 'Ordered', id: 'Dipesan' }, orderedMinor, table.currency),
    status: word({ en: 'Status', id: 'Status' }, table.status, STATUS),
    reason: text({ en: 'Reason', id: 'Alasan' }, table.reason),
    createdAt: instant({ en: 'Entered', id: 'Dimasukkan' }, table.createdAt),
  },
  select: (tx, fields) => tx.select(fields).from(table),
}
