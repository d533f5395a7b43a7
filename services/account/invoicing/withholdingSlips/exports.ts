// The export of withholding slips: columns named as on the screen.
import { sql } from 'drizzle-orm'
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

/** The numbers of the invoices that it is of. */
const ofInvoices = sql`(
  select string_agg(i.number, ', ' order by s.place)
  from withholding_slip_invoice s join invoice i on i.organization_id = s.organization_id and i.id = s.invoice_id
  where s.organization_id = withholding_slip.organization_id and s.slip_id = withholding_slip.id)`

export const withholdingSlipExport: RecordExport = {
  name: { en: 'Withholding slips', id: 'Bukti potong' },
  permission: VIEW,
  list: withholdingSlipList,
  columns: {
    number: text({ en: 'Slip number', id: 'Nomor bukti potong' }, table.number),
    customer: text({ en: 'Customer', id: 'Pelanggan' }, table.customerName),
    date: date({ en: 'Date', id: 'Tanggal' }, table.slipDate),
    invoices: text({ en: 'Invoices', id: 'Faktur' }, ofInvoices),
    period: date({ en: 'Tax period', id: 'Masa pajak' }, table.period),
    amount: money({ en: 'Amount', id: 'Jumlah' }, table.amountMinor, table.currency),
    status: word({ en: 'Status', id: 'Status' }, table.status, STATUS),
    note: text({ en: 'Note', id: 'Catatan' }, table.note),
    createdAt: instant({ en: 'Recorded on', id: 'Dicatat pada' }, table.createdAt),
  },
  select: (tx, fields) => tx.select(fields).from(table),
}
