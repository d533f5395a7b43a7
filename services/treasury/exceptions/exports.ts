// How exceptions are exported: columns named as on the screen.
import { sql } from 'drizzle-orm'
import { date, group, money, text, word, type Words } from '../../kit/exports/columns.ts'
import type { RecordExport } from '../../kit/exports/listExport.ts'
import { accountAlias, LABELS } from '../exportColumns.ts'
import { exceptionList } from './list.ts'
import type { ExceptionType } from '../exceptionSearch.ts'
import { exception as table, type ExceptionStatus } from './table.ts'

const TYPE: Readonly<Record<ExceptionType, Words>> = {
  UNMATCHED_STATEMENT: { en: 'Unmatched statement transaction', id: 'Mutasi belum cocok' },
  UNMATCHED_EXPECTED: { en: 'Overdue expected transaction', id: 'Rencana transaksi lewat tanggal' },
  AMOUNT_MISMATCH: { en: 'Amount mismatch', id: 'Selisih jumlah' },
  FAILED_PAYMENT: { en: 'Failed payment', id: 'Pembayaran gagal' },
  STALE_CONNECTION: { en: 'Connection is stale', id: 'Koneksi tidak diperbarui' },
  DUPLICATE_SUSPICION: { en: 'Possible duplicate', id: 'Kemungkinan ganda' },
  MISSING_SETTLEMENT: { en: 'Missing settlement', id: 'Pencairan belum masuk' },
  UNVERIFIED_CLAIM: { en: 'Transfer not verified', id: 'Transfer belum terverifikasi' },
  MATURING_DEPOSIT: { en: 'Deposit matures soon', id: 'Deposito segera jatuh tempo' },
}

const STATUS: Readonly<Record<ExceptionStatus, Words>> = {
  OPEN: { en: 'Open', id: 'Terbuka' },
  IN_PROGRESS: { en: 'In progress', id: 'Sedang ditangani' },
  RESOLVED: { en: 'Resolved', id: 'Selesai' },
}

const ASSIGNEE = sql.raw(
  '(select m.full_name from member m where m.organization_id = exception.organization_id and m.user_id = exception.assignee_id)',
)

export const exceptionExport: RecordExport = {
  name: { en: 'Exceptions', id: 'Temuan' },
  permission: 'treasury.exceptions.view',
  list: exceptionList,
  columns: {
    type: word({ en: 'Exception', id: 'Temuan' }, table.type, TYPE),
    label: text({ en: 'Record', id: 'Data' }, table.label),
    account: accountAlias({ en: 'Bank account', id: 'Rekening bank' }, 'exception'),
    since: date({ en: 'Since', id: 'Sejak' }, table.since),
    days: {
      label: { en: 'Days open', id: 'Umur (hari)' },
      cells: [
        {
          label: { en: 'Days open', id: 'Umur (hari)' },
          kind: 'NUMBER',
          value: (tx, zone) =>
            sql`((${tx.clock.now().toString()}::timestamptz at time zone ${zone}::text)::date - ${table.since})::text`,
        },
      ],
    },
    status: group(LABELS.status, [
      word(LABELS.status, table.status, STATUS),
      text({ en: 'Assigned to', id: 'Ditugaskan kepada' }, ASSIGNEE),
    ]),
    amount: money(LABELS.amount, table.amountMinor, table.currency),
  },
  select: (tx, fields) => tx.select(fields).from(table),
}
