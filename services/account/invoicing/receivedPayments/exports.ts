// The export of received payments: columns named as on the screen.
import { sql } from 'drizzle-orm'
import { date, group, instant, money, text, word, type Words } from '../../../kit/exports/columns.ts'
import type { RecordExport } from '../../../kit/exports/listExport.ts'
import type { ShownStatus } from './lifecycle.ts'
import { receivedPaymentList, shownStatusInSql } from './list.ts'
import { type PaymentMethod, receivedPayment as table } from './table.ts'

const STATUS: Readonly<Record<ShownStatus, Words>> = {
  PENDING: { en: 'Pending', id: 'Menunggu' },
  SUCCEEDED: { en: 'Received', id: 'Diterima' },
  FAILED: { en: 'Failed', id: 'Gagal' },
  CANCELED: { en: 'Canceled', id: 'Dibatalkan' },
  REFUNDED: { en: 'Refunded', id: 'Dikembalikan' },
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

/** The numbers of the invoices that it pays. */
const paidInvoices = sql`(
  select string_agg(i.number, ', ' order by a.applied_at, a.id)
  from received_payment_application a join invoice i on i.organization_id = a.organization_id and i.id = a.invoice_id
  where a.organization_id = received_payment.organization_id and a.payment_id = received_payment.id and a.undone_at is null)`

const SETTLEMENT: Words = { en: 'Settlement', id: 'Pelunasan' }
const SETTLEMENT_STATUS: Readonly<Record<'PENDING' | 'SETTLED', Words>> = {
  PENDING: { en: 'Pending', id: 'Tertunda' },
  SETTLED: { en: 'Settled', id: 'Selesai' },
}

/** Of the payout that holds a payment of a provider; null for others. Corrections of one payment are in the same payout. */
const ofPayout = (column: string) =>
  sql`(select ${sql.raw(column)} from checkout_receipt c
    where c.organization_id = received_payment.organization_id and c.payment_id = received_payment.id limit 1)`

export const receivedPaymentExport: RecordExport = {
  name: { en: 'Payments received', id: 'Pembayaran diterima' },
  permission: 'invoicing.payments.view',
  list: receivedPaymentList,
  columns: {
    number: text({ en: 'Number', id: 'Nomor' }, table.number),
    customer: text({ en: 'Customer', id: 'Pelanggan' }, table.customerName),
    invoices: text({ en: 'Invoices', id: 'Faktur' }, paidInvoices),
    date: date({ en: 'Date', id: 'Tanggal' }, table.paymentDate),
    method: word({ en: 'Method', id: 'Cara bayar' }, table.method, METHOD),
    reference: text({ en: 'Reference', id: 'Referensi' }, table.reference),
    amount: money({ en: 'Amount', id: 'Jumlah' }, table.amountMinor, table.currency),
    refunded: money({ en: 'Refunded amount', id: 'Jumlah dikembalikan' }, table.refundedMinor, table.currency),
    unapplied: money({ en: 'Unapplied', id: 'Belum diterapkan' }, table.unappliedMinor, table.currency),
    status: word({ en: 'Status', id: 'Status' }, shownStatusInSql, STATUS),
    verification: word({ en: 'Verified', id: 'Verifikasi' }, table.verification, VERIFICATION),
    settlement: {
      ...group(SETTLEMENT, [
        word(SETTLEMENT, ofPayout('c.settlement_status'), SETTLEMENT_STATUS),
        text({ en: 'Batch', id: 'Batch' }, ofPayout('c.settlement_reference')),
      ]),
      permission: 'invoicing.settlements.view',
    },
    createdAt: instant({ en: 'Recorded', id: 'Dicatat' }, table.createdAt),
  },
  select: (tx, fields) => tx.select(fields).from(table),
}
