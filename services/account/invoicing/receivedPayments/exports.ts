// The export of received payments: columns named as on the screen.
import { date, instant, money, text, word, type Words } from '../../../kit/exports/columns.ts'
import type { RecordExport } from '../../../kit/exports/listExport.ts'
import { receivedPaymentList } from './list.ts'
import { type PaymentMethod, receivedPayment as table, type ReceivedPaymentStatus } from './table.ts'

const STATUS: Readonly<Record<ReceivedPaymentStatus, Words>> = {
  PENDING: { en: 'Pending', id: 'Menunggu' },
  SUCCEEDED: { en: 'Received', id: 'Diterima' },
  FAILED: { en: 'Failed', id: 'Gagal' },
  CANCELED: { en: 'Canceled', id: 'Dibatalkan' },
}
const METHOD: Readonly<Record<PaymentMethod, Words>> = {
  BANK_TRANSFER: { en: 'Bank transfer', id: 'Transfer bank' },
  VIRTUAL_ACCOUNT: { en: 'Virtual account', id: 'Virtual account' },
  QRIS: { en: 'QRIS', id: 'QRIS' },
  CARD: { en: 'Card', id: 'Kartu' },
  E_WALLET: { en: 'E-wallet', id: 'Dompet digital' },
  CASH: { en: 'Cash', id: 'Tunai' },
  CHEQUE: { en: 'Check', id: 'Cek' },
  OTHER: { en: 'Other', id: 'Lainnya' },
}
const VERIFICATION: Readonly<Record<'UNVERIFIED' | 'VERIFIED', Words>> = {
  UNVERIFIED: { en: 'Unverified', id: 'Belum terverifikasi' },
  VERIFIED: { en: 'Verified', id: 'Terverifikasi' },
}

export const receivedPaymentExport: RecordExport = {
  name: { en: 'Payments received', id: 'Pembayaran diterima' },
  permission: 'invoicing.payments.view',
  list: receivedPaymentList,
  columns: {
    number: text({ en: 'Number', id: 'Nomor' }, table.number),
    customer: text({ en: 'Customer', id: 'Pelanggan' }, table.customerName),
    paymentDate: date({ en: 'Date', id: 'Tanggal' }, table.paymentDate),
    method: word({ en: 'Method', id: 'Cara bayar' }, table.method, METHOD),
    reference: text({ en: 'Reference', id: 'Referensi' }, table.reference),
    amount: money({ en: 'Amount', id: 'Jumlah' }, table.amountMinor, table.currency),
    unapplied: money({ en: 'Unapplied', id: 'Belum diterapkan' }, table.unappliedMinor, table.currency),
    status: word({ en: 'Status', id: 'Status' }, table.status, STATUS),
    verification: word({ en: 'Verified', id: 'Verifikasi' }, table.verification, VERIFICATION),
    createdAt: instant({ en: 'Recorded', id: 'Dicatat' }, table.createdAt),
  },
  select: (tx, fields) => tx.select(fields).from(table),
}
