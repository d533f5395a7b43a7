// The export of goods receipts: columns named as on the screen.
import { sql } from 'drizzle-orm'
import { date, instant, text, word, type Words } from '../../../kit/exports/columns.ts'
import type { RecordExport } from '../../../kit/exports/listExport.ts'
import { goodsReceiptList } from './list.ts'
import { goodsReceipt as table, type ReceiptKind, type ReceiptStatus } from './table.ts'

const KIND: Readonly<Record<ReceiptKind, Words>> = {
  RECEIPT: { en: 'Received', id: 'Diterima' },
  RETURN: { en: 'Returned', id: 'Dikembalikan' },
}
const STATUS: Readonly<Record<ReceiptStatus, Words>> = {
  RECORDED: { en: 'Recorded', id: 'Tercatat' },
  CANCELED: { en: 'Canceled', id: 'Dibatalkan' },
}

/** A column of the receipt's order. */
const ofOrder = (column: 'number' | 'customer_name') => sql`(
  select o.${sql.identifier(column)} from sales_order o
  where o.organization_id = ${table.organizationId} and o.id = ${table.orderId})`

export const goodsReceiptExport: RecordExport = {
  name: { en: 'Goods receipts', id: 'Penerimaan barang' },
  permission: 'invoicing.goodsReceipts.view',
  list: goodsReceiptList,
  columns: {
    number: text({ en: 'Number', id: 'Nomor' }, table.number),
    salesOrder: text({ en: 'Sales order', id: 'Pesanan penjualan' }, ofOrder('number')),
    customer: text({ en: 'Customer', id: 'Pelanggan' }, ofOrder('customer_name')),
    reference: text({ en: 'Customer’s number', id: 'Nomor pelanggan' }, table.reference),
    date: date({ en: 'Date', id: 'Tanggal' }, table.date),
    kind: word({ en: 'Kind', id: 'Jenis' }, table.kind, KIND),
    status: word({ en: 'Status', id: 'Status' }, table.status, STATUS),
    createdAt: instant({ en: 'Recorded at', id: 'Waktu dicatat' }, table.createdAt),
  },
  select: (tx, fields) => tx.select(fields).from(table),
}
