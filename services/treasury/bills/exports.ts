// How bills are exported: columns named as on the screen.
import { sql } from 'drizzle-orm'
import { amount, date, instant, money, rate, text, word, type Words } from '../../kit/exports/columns.ts'
import type { RecordExport } from '../../kit/exports/listExport.ts'
import { counterpartyAlias, LABELS, same } from '../exportColumns.ts'
import { billList } from './list.ts'
import { bill as table, type BillStatus } from './table.ts'
import type { Withholding } from './tax/rates.ts'

const STATUS: Readonly<Record<BillStatus, Words>> = {
  DRAFT: { en: 'Draft', id: 'Draf' },
  SUBMITTED: { en: 'Submitted', id: 'Diajukan' },
  APPROVED: { en: 'Approved', id: 'Disetujui' },
  PAID: { en: 'Paid', id: 'Lunas' },
  CANCELLED: { en: 'Cancelled', id: 'Dibatalkan' },
}

const TAX: Readonly<Record<Withholding, Words>> = {
  PPH23: same('PPh 23'),
  PPH23_15: same('PPh 23'),
  PPH4_2: same('PPh 4(2)'),
  PPH4_2_1_75: same('PPh 4(2)'),
  PPH4_2_2_65: same('PPh 4(2)'),
  PPH4_2_3_5: same('PPh 4(2)'),
  PPH4_2_4: same('PPh 4(2)'),
  PPH4_2_6: same('PPh 4(2)'),
  UMKM_FINAL: { en: 'Final PPh (small business)', id: 'PPh final UMKM' },
}

export const billExport: RecordExport = {
  name: { en: 'Bills', id: 'Tagihan' },
  permission: 'treasury.bills.view',
  list: billList,
  columns: {
    number: text(LABELS.number, table.number),
    counterparty: counterpartyAlias('bill'),
    category: text({ en: 'Category', id: 'Kategori' }, table.category),
    description: text(LABELS.description, table.description),
    date: date(LABELS.date, table.date),
    due: date({ en: 'Due date', id: 'Jatuh tempo' }, table.dueDate),
    status: word(LABELS.status, table.status, STATUS),
    amount: money(LABELS.amount, table.amountMinor, table.currency),
    base: amount({ en: 'Base', id: 'DPP' }, table.taxBaseMinor),
    vat: amount({ en: 'VAT-in', id: 'PPN masukan' }, table.vatMinor),
    withholding: word({ en: 'Tax withheld', id: 'Pajak yang dipotong' }, table.withholding, TAX),
    withholdingRate: rate({ en: 'Rate, %', id: 'Tarif, %' }, sql`${table.withholdingRate} / 100.0`),
    withheld: amount({ en: 'Withheld', id: 'Dipotong' }, table.withheldMinor),
    taxInvoiceNumber: text({ en: 'Tax invoice number', id: 'Nomor faktur pajak' }, table.taxInvoiceNumber),
    withholdingSlipNumber: text({ en: 'Slip number', id: 'Nomor bukti potong' }, table.withholdingSlipNumber),
    createdAt: instant(LABELS.created, table.createdAt),
  },
  select: (tx, fields) => tx.select(fields).from(table),
}
