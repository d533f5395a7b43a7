// The export of withholding slips: columns named as on the screen.
import { date, instant, money, text, word, type Words } from '../../../kit/exports/columns.ts'
import type { RecordExport } from '../../../kit/exports/listExport.ts'
import { VIEW } from './lifecycle.ts'
import { withholdingSlipList } from './list.ts'
import { withholdingSlip as table, type WithholdingSlipStatus } from './table.ts'

const STATUS: Readonly<Record<WithholdingSlipStatus, Words>> = {
  PENDING: { en: 'Waiting for confirmation', id: 'Menunggu konfirmasi' },
  RECORDED: { en: 'Recorded', id: 'Dicatat' },
  CANCELED: { en: 'Canceled', id: 'Dibatalkan' },
}

export const withholdingSlipExport: RecordExport = {
  name: { en: 'Withholding slips', id: 'Bukti potong' },
  permission: VIEW,
  list: withholdingSlipList,
  columns: {
    number: text({ en: 'Slip number', id: 'Nomor bukti potong' }, table.number),
    customer: text({ en: 'Customer', id: 'Pelanggan' }, table.customerName),
    slipDate: date({ en: 'Date', id: 'Tanggal' }, table.slipDate),
    period: date({ en: 'Tax period', id: 'Masa pajak' }, table.period),
    amount: money({ en: 'Amount', id: 'Jumlah' }, table.amountMinor, table.currency),
    status: word({ en: 'Status', id: 'Status' }, table.status, STATUS),
    note: text({ en: 'Note', id: 'Catatan' }, table.note),
    createdAt: instant({ en: 'Recorded on', id: 'Dicatat pada' }, table.createdAt),
  },
  select: (tx, fields) => tx.select(fields).from(table),
}
