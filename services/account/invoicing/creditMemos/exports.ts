// The export of credit memos: columns named as on the screen.
import { sql } from 'drizzle-orm'
import { date, instant, money, text, word, type Words } from '../../../kit/exports/columns.ts'
import type { RecordExport } from '../../../kit/exports/listExport.ts'
import type { Currency } from '../../../kit/money.ts'
import { creditMemoList } from './list.ts'
import { creditMemo as table, type CreditMemoStatus } from './table.ts'

const STATUS: Readonly<Record<CreditMemoStatus, Words>> = {
  DRAFT: { en: 'Draft', id: 'Draf' },
  PENDING: { en: 'Pending', id: 'Menunggu' },
  OPEN: { en: 'Open', id: 'Terbuka' },
  PARTIALLY_APPLIED: { en: 'Partially applied', id: 'Diterapkan sebagian' },
  APPLIED: { en: 'Applied', id: 'Diterapkan' },
  REFUNDING: { en: 'Refund requested', id: 'Pengembalian diminta' },
  REFUNDED: { en: 'Refunded', id: 'Dikembalikan' },
  VOIDED: { en: 'Voided', id: 'Dibatalkan' },
}

const issuingEntityName = sql<string | null>`(
  select e.name from invoice i
  join entity e on e.organization_id = i.organization_id and e.id = i.entity_id
  where i.organization_id = credit_memo.organization_id and i.id = credit_memo.invoice_id)`

export const creditMemoExport: RecordExport = {
  name: { en: 'Credit memos', id: 'Nota kredit' },
  permission: 'invoicing.creditMemos.view',
  list: creditMemoList,
  columns: {
    number: text({ en: 'Number', id: 'Nomor' }, table.number),
    customer: text({ en: 'Customer', id: 'Pelanggan' }, table.customerName),
    entity: text({ en: 'Issuing entity', id: 'Entitas penerbit' }, issuingEntityName),
    invoice: text({ en: 'Invoice', id: 'Faktur' }, table.invoiceNumber),
    payment: text({ en: 'Reference payment', id: 'Pembayaran rujukan' }, table.paymentNumber),
    date: date({ en: 'Date', id: 'Tanggal' }, table.memoDate),
    total: money({ en: 'Amount', id: 'Jumlah' }, table.totalMinor, table.currency),
    remaining: money({ en: 'Remaining', id: 'Sisa' }, table.remainingMinor, table.currency),
    status: word({ en: 'Status', id: 'Status' }, table.status, STATUS),
    refundedOn: date({ en: 'Refunded on', id: 'Dikembalikan pada' }, table.refundedOn),
    returnNote: text({ en: 'Return note', id: 'Nota retur' }, table.returnNoteNumber),
    returnNoteOn: date({ en: 'Return note date', id: 'Tanggal nota retur' }, table.returnNoteOn),
    returnNoteVat: money(
      { en: 'Returned VAT', id: 'PPN diretur' },
      table.returnNoteVatMinor,
      sql<Currency>`case when ${table.returnNoteVatMinor} is not null then 'IDR' end`,
    ),
    note: text({ en: 'Note', id: 'Catatan' }, table.note),
    createdAt: instant({ en: 'Created', id: 'Dibuat' }, table.createdAt),
  },
  select: (tx, fields) => tx.select(fields).from(table),
}
