// How batches and transactions of payment providers are exported: columns named as on the screens.
import { sql } from 'drizzle-orm'
import { amount, count, date, group, instant, money, text, word, type Words } from '../../kit/exports/columns.ts'
import type { RecordExport } from '../../kit/exports/listExport.ts'
import { accountAlias, LABELS, RECONCILIATION_STATUS, same } from '../exportColumns.ts'
import { IDENTITIES } from './adapters.ts'
import { providerList, recordList, settledMinor, transactionList } from './lists.ts'
import type { Channel, TransactionKind } from './reports.ts'
import type { ProviderMode, ProviderStatus } from './rules/lifecycle.ts'
import type { PaymentResult, ProviderName, TransactionStatus } from './rules/statuses.ts'
import { paymentProvider, paymentRecord, providerTransaction, type SettlementStatus } from './table.ts'

const PROVIDER: Words = { en: 'Payment provider', id: 'Penyedia pembayaran' }
export const GROSS: Words = { en: 'Gross', id: 'Bruto' }
export const FEE: Words = { en: 'Fee', id: 'Biaya' }
const VAT: Words = { en: 'VAT on fee', id: 'PPN atas biaya' }
const WITHHELD: Words = { en: 'Tax withheld', id: 'Pajak dipotong' }
const ADJUSTMENT: Words = { en: 'Adjustment', id: 'Penyesuaian' }
export const NET: Words = { en: 'Net', id: 'Neto' }
const SETTLEMENT: Words = { en: 'Settlement', id: 'Pelunasan' }
const BATCH: Words = { en: 'Batch', id: 'Batch' }

export const SETTLEMENTS: Readonly<Record<SettlementStatus, Words>> = {
  PENDING: { en: 'Pending', id: 'Tertunda' },
  SETTLED: { en: 'Settled', id: 'Selesai' },
}

const STATUS: Readonly<Record<TransactionStatus, Words>> = {
  PENDING: { en: 'Pending', id: 'Tertunda' },
  FAILED: { en: 'Failed', id: 'Gagal' },
  VOIDED: { en: 'Voided', id: 'Dibatalkan' },
  SUCCESS: { en: 'Success', id: 'Berhasil' },
  REVERSED: { en: 'Reversed', id: 'Dikembalikan' },
}

const RESULT: Readonly<Record<PaymentResult, Words>> = {
  PENDING: { en: 'Pending', id: 'Tertunda' },
  FAILED: { en: 'Failed', id: 'Gagal' },
  SUCCESS: { en: 'Succeeded', id: 'Berhasil' },
  SUCCEEDED: { en: 'Succeeded', id: 'Berhasil' },
  REFUNDED: { en: 'Refunded', id: 'Dikembalikan' },
}

const KIND: Readonly<Record<TransactionKind, Words>> = {
  PAYMENT: { en: 'Payment', id: 'Pembayaran' },
  REFUND: { en: 'Refund', id: 'Pengembalian dana' },
  CHARGEBACK: { en: 'Chargeback', id: 'Chargeback' },
}

const CHANNEL: Readonly<Record<Channel, Words>> = {
  VIRTUAL_ACCOUNT: { en: 'Virtual account', id: 'Virtual account' },
  QRIS: { en: 'QRIS', id: 'QRIS' },
  EWALLET: { en: 'E-wallet', id: 'Dompet digital' },
  CARD: { en: 'Card', id: 'Kartu' },
  STORE: { en: 'Store', id: 'Gerai' },
  DIRECT_DEBIT: { en: 'Direct debit', id: 'Debit langsung' },
  PAYLATER: { en: 'Pay later', id: 'Bayar nanti' },
  BANK_TRANSFER: { en: 'Bank transfer', id: 'Transfer bank' },
  OTHER: { en: 'Other', id: 'Lainnya' },
}

const PROVIDER_NAMES: Readonly<Record<ProviderName, Words>> = {
  XENDIT: same(IDENTITIES.XENDIT.name),
  MIDTRANS: same(IDENTITIES.MIDTRANS.name),
  DOKU: same(IDENTITIES.DOKU.name),
  FASPAY: same(IDENTITIES.FASPAY.name),
  IPAYMU: same(IDENTITIES.IPAYMU.name),
  DURIANPAY: same(IDENTITIES.DURIANPAY.name),
}

const MODE: Readonly<Record<ProviderMode, Words>> = {
  API: same('API'),
  FILE: { en: 'By file', id: 'Dengan berkas' },
}

const PROVIDER_STATUS: Readonly<Record<ProviderStatus, Words>> = {
  ACTIVE: { en: 'Active', id: 'Aktif' },
  DISABLED: { en: 'Disabled', id: 'Nonaktif' },
}

/** The alias of the connection that a record of this table references. */
export const providerAlias = (table: string) =>
  text(
    PROVIDER,
    sql.raw(
      `(select p.alias from payment_provider p where p.organization_id = ${table}.organization_id and p.id = ${table}.provider_id)`,
    ),
  )

export const providerExport: RecordExport = {
  name: { en: 'Payment providers', id: 'Penyedia pembayaran' },
  permission: 'treasury.providers.view',
  list: providerList,
  columns: {
    alias: text({ en: 'Alias', id: 'Alias' }, paymentProvider.alias),
    provider: word(PROVIDER, paymentProvider.provider, PROVIDER_NAMES),
    mode: word({ en: 'Connection', id: 'Koneksi' }, paymentProvider.mode, MODE),
    account: accountAlias({ en: 'Payout account', id: 'Rekening pencairan' }, 'payment_provider'),
    lastSync: instant({ en: 'Last sync', id: 'Sinkronisasi terakhir' }, paymentProvider.lastSyncedAt),
    status: word(LABELS.status, paymentProvider.status, PROVIDER_STATUS),
  },
  select: (tx, fields) => tx.select(fields).from(paymentProvider),
}

export const recordExport: RecordExport = {
  name: { en: 'Payment records', id: 'Pencairan dana' },
  permission: 'treasury.providers.view',
  list: recordList,
  columns: {
    payoutOn: date({ en: 'Payout date', id: 'Tanggal pencairan' }, paymentRecord.payoutOn),
    provider: providerAlias('payment_record'),
    batch: text(BATCH, paymentRecord.externalId),
    account: accountAlias(LABELS.account, 'payment_record'),
    transactionCount: count({ en: 'Transactions', id: 'Transaksi' }, paymentRecord.transactionCount),
    gross: amount(GROSS, paymentRecord.grossMinor),
    fee: amount(FEE, paymentRecord.feeMinor),
    vat: amount(VAT, paymentRecord.vatMinor),
    withheld: amount(WITHHELD, paymentRecord.withheldMinor),
    adjustment: amount(ADJUSTMENT, paymentRecord.adjustmentMinor),
    net: money(NET, paymentRecord.netMinor, paymentRecord.currency),
    settledAmount: amount({ en: 'Bank amount', id: 'Jumlah di bank' }, settledMinor),
    status: group(LABELS.status, [
      word(SETTLEMENT, paymentRecord.settlement, SETTLEMENTS),
      word({ en: 'Reconciliation', id: 'Rekonsiliasi' }, paymentRecord.reconciliationStatus, RECONCILIATION_STATUS),
    ]),
  },
  select: (tx, fields) => tx.select(fields).from(paymentRecord),
}

export const transactionExport: RecordExport = {
  name: { en: 'Payment transactions', id: 'Transaksi pembayaran' },
  permission: 'treasury.providers.view',
  list: transactionList,
  columns: {
    transactedAt: instant({ en: 'Time', id: 'Waktu' }, providerTransaction.transactedAt),
    provider: providerAlias('provider_transaction'),
    order: text({ en: 'Order', id: 'Pesanan' }, providerTransaction.orderReference),
    externalId: text({ en: 'Provider ID', id: 'ID penyedia' }, providerTransaction.externalId),
    kind: word({ en: 'Type', id: 'Jenis' }, providerTransaction.kind, KIND),
    channel: word({ en: 'Channel', id: 'Kanal' }, providerTransaction.channel, CHANNEL),
    gross: amount(GROSS, providerTransaction.grossMinor),
    fee: amount(FEE, providerTransaction.feeMinor),
    vat: amount(VAT, providerTransaction.vatMinor),
    withheld: amount(WITHHELD, providerTransaction.withheldMinor),
    net: money(NET, providerTransaction.netMinor, providerTransaction.currency),
    status: word(LABELS.status, providerTransaction.status, STATUS),
    result: word({ en: 'Payment result', id: 'Hasil pembayaran' }, providerTransaction.result, RESULT),
    settlement: word(SETTLEMENT, providerTransaction.settlement, SETTLEMENTS),
    batch: text(
      BATCH,
      sql.raw(
        '(select r.external_id from payment_record r where r.organization_id = provider_transaction.organization_id and r.id = provider_transaction.record_id)',
      ),
    ),
  },
  select: (tx, fields) => tx.select(fields).from(providerTransaction),
}
