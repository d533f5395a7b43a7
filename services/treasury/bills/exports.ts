// How bills are exported: columns by the names that the screen has for them.
import { date, instant, money, text, word, type Words } from '../../kit/exports/columns.ts'
import type { ListExport } from '../../kit/exports/listExport.ts'
import { counterpartyAlias, LABELS } from '../exportColumns.ts'
import { billList } from './list.ts'
import { bill as table, type BillStatus } from './table.ts'

const STATUS: Readonly<Record<BillStatus, Words>> = {
  DRAFT: { en: 'Draft', id: 'Draf' },
  SUBMITTED: { en: 'Submitted', id: 'Diajukan' },
  APPROVED: { en: 'Approved', id: 'Disetujui' },
  PAID: { en: 'Paid', id: 'Lunas' },
  CANCELLED: { en: 'Cancelled', id: 'Dibatalkan' },
}

export const billExport: ListExport = {
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
    createdAt: instant(LABELS.created, table.createdAt),
  },
  select: (tx, fields) => tx.select(fields).from(table),
}
