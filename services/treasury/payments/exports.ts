// How payments and transfers are exported: columns named as on the screen.
import { date, group, instant, money, text, word, type Words } from '../../kit/exports/columns.ts'
import type { RecordExport } from '../../kit/exports/listExport.ts'
import { BANK_NAMES } from '../bankAccounts/public.ts'
import type { TRANSFER_METHODS } from '../connections/public.ts'
import { accountAlias, accountNumber, LABELS, same } from '../exportColumns.ts'
import { paymentList } from './list.ts'
import { payment as table, type PaymentKind, type PaymentStatus } from './table.ts'

const STATUS: Readonly<Record<PaymentStatus, Words>> = {
  NEEDS_APPROVAL: { en: 'Needs approval', id: 'Perlu persetujuan' },
  SCHEDULED: { en: 'Scheduled', id: 'Terjadwal' },
  IN_PROGRESS: { en: 'In progress', id: 'Diproses' },
  SENT: { en: 'Sent', id: 'Terkirim' },
  FAILED: { en: 'Failed', id: 'Gagal' },
  CANCELLED: { en: 'Cancelled', id: 'Dibatalkan' },
  REJECTED: { en: 'Rejected', id: 'Ditolak' },
}

const METHOD: Readonly<Record<(typeof TRANSFER_METHODS)[number], Words>> = {
  BI_FAST: same('BI Fast'),
  SKN: same('SKN'),
  RTGS: same('RTGS'),
  ONLINE: same('Online'),
  SAME_BANK: { en: 'Same bank', id: 'Sesama bank' },
}

const BENEFICIARY: Words = { en: 'Beneficiary', id: 'Penerima' }
const FROM: Words = { en: 'From account', id: 'Rekening sumber' }

const exportOf = (kind: PaymentKind, name: Words): RecordExport => ({
  name,
  permission: 'treasury.payments.view',
  list: paymentList,
  fixed: { kind },
  columns: {
    number: text(LABELS.number, table.number),
    beneficiary: group(BENEFICIARY, [
      text(BENEFICIARY, table.beneficiaryName),
      word({ en: 'Beneficiary bank', id: 'Bank penerima' }, table.beneficiaryBankCode, BANK_NAMES),
      text({ en: 'Beneficiary account number', id: 'Nomor rekening penerima' }, table.beneficiaryAccountNumber),
    ]),
    from: group(FROM, [
      accountAlias(FROM, 'payment', 'from_account_id'),
      accountNumber({ en: 'From account number', id: 'Nomor rekening sumber' }, 'payment', 'from_account_id'),
    ]),
    method: word({ en: 'Method', id: 'Metode' }, table.method, METHOD),
    memo: text({ en: 'Memo to beneficiary', id: 'Berita untuk penerima' }, table.memo),
    date: date(LABELS.date, table.date),
    status: word(LABELS.status, table.status, STATUS),
    amount: money(LABELS.amount, table.amountMinor, table.currency),
    notes: text({ en: 'Notes', id: 'Catatan' }, table.notes),
    createdAt: instant(LABELS.created, table.createdAt),
  },
  select: (tx, fields) => tx.select(fields).from(table),
})

export const paymentExport = exportOf('PAYMENT', { en: 'Payments', id: 'Pembayaran' })
export const transferExport = exportOf('TRANSFER', { en: 'Transfers', id: 'Transfer' })
