// The labels of printed documents, in both languages.
import type { Bucket } from '../../../kit/ages.ts'
import type { PaymentMethod } from '../receivedPayments/public.ts'
import type { PrintedLanguage } from './printed.ts'

export type Words = { readonly id: string; readonly en: string }

export const WORDS = {
  STANDARD: { id: 'Faktur', en: 'Invoice' },
  ADVANCE: { id: 'Faktur uang muka', en: 'Advance invoice' },
  DRAFT: { id: 'KONSEP', en: 'DRAFT' },
  CANCELED: { id: 'BATAL', en: 'CANCELED' },
  WRITTEN_OFF: { id: 'DIHAPUSBUKUKAN', en: 'WRITTEN OFF' },
  billTo: { id: 'Kepada', en: 'Bill to' },
  date: { id: 'Tanggal', en: 'Date' },
  due: { id: 'Jatuh tempo', en: 'Due' },
  dueOnReceipt: { id: 'Dihitung sejak faktur fisik diterima', en: 'Counted from receipt of the hard copy' },
  terms: { id: 'Syarat bayar', en: 'Terms' },
  days: { id: 'hari', en: 'days' },
  reference: { id: 'No. PO', en: 'PO number' },
  order: { id: 'Pesanan', en: 'Sales order' },
  taxInvoiceNumber: { id: 'NSFP', en: 'Tax invoice number' },
  place: { id: 'No', en: 'No' },
  description: { id: 'Uraian', en: 'Description' },
  quantity: { id: 'Jumlah', en: 'Quantity' },
  price: { id: 'Harga satuan', en: 'Unit price' },
  discount: { id: 'Potongan', en: 'Discount' },
  subtotal: { id: 'Jumlah', en: 'Subtotal' },
  advance: { id: 'Uang muka', en: 'Advance' },
  base: { id: 'Dasar pengenaan pajak', en: 'Tax base' },
  otherBase: { id: 'DPP nilai lain', en: 'Other tax base' },
  vatRounding: { id: 'Pembulatan PPN', en: 'VAT rounding' },
  vat: { id: 'PPN', en: 'VAT' },
  stamp: { id: 'Bea meterai', en: 'Stamp duty' },
  total: { id: 'Jumlah tagihan', en: 'Total' },
  withheld: { id: 'dipotong', en: 'withheld' },
  collectedVat: { id: 'PPN dipungut pembeli', en: 'VAT kept by the customer' },
  expected: { id: 'Ditransfer', en: 'To transfer' },
  inWords: { id: 'Terbilang', en: 'In words' },
  milestones: { id: 'Termin pembayaran', en: 'Milestones' },
  milestone: { id: 'Termin', en: 'Milestone' },
  share: { id: 'Bagian', en: 'Share' },
  note: { id: 'Catatan', en: 'Note' },
  receipt: { id: 'Kwitansi', en: 'Receipt' },
  receivedFrom: { id: 'Sudah terima dari', en: 'Received from' },
  method: { id: 'Cara bayar', en: 'Paid by' },
  paymentReference: { id: 'Nomor referensi', en: 'Reference' },
  paymentFor: { id: 'Untuk pembayaran', en: 'In payment of' },
  amount: { id: 'Nilai', en: 'Amount' },
  invoiceOf: { id: 'Faktur', en: 'Invoice' },
  partOf: { id: 'Bagian dari pembayaran', en: 'Part of a payment of' },
  unapplied: { id: 'Belum dipakai untuk faktur', en: 'Not yet applied to an invoice' },
  keptAsCredit: { id: 'Kelebihan bayar, nota kredit', en: 'Overpaid, credit memo' },
  received: { id: 'Jumlah diterima', en: 'Amount received' },
  FEE: { id: 'Biaya bank', en: 'Bank fee' },
  ROUNDING: { id: 'Pembulatan', en: 'Rounding' },
  besides: { id: 'Juga dilunasi', en: 'Also settled' },
  memo: { id: 'Nota kredit', en: 'Credit memo' },
  memoTo: { id: 'Kepada', en: 'To' },
  memoInvoice: { id: 'Untuk faktur', en: 'For invoice' },
  memoPayment: { id: 'Dari pembayaran', en: 'Of payment' },
  overpaid: { id: 'Kelebihan bayar', en: 'Overpayment' },
  credited: { id: 'Jumlah kredit', en: 'Total credit' },
  withheldLess: { id: 'Pajak dipotong berkurang', en: 'Less to withhold' },
  applied: { id: 'Dipakai untuk', en: 'Applied to' },
  appliedOn: { id: 'Tanggal', en: 'On' },
  remaining: { id: 'Sisa kredit', en: 'Remaining credit' },
  reason: { id: 'Alasan', en: 'Reason' },
  statement: { id: 'Rekening koran piutang', en: 'Statement of account' },
  toTransfer: { id: 'Perlu ditransfer', en: 'To transfer' },
  slipsAwaited: { id: 'Bukti potong ditunggu', en: 'Slips awaited' },
  openCredit: { id: 'Kredit belum dipakai', en: 'Open credit' },
  taxRate: { id: 'Pajak dalam rupiah, kurs pajak', en: 'Taxes in rupiah, at the tax rate' },
  transferTo: { id: 'Transfer ke', en: 'Transfer to' },
  virtualAccounts: {
    id: 'Virtual account Anda (jumlah bebas)',
    en: 'Your virtual accounts (any amount)',
  },
  payOnline: { id: 'Bayar atau periksa faktur ini', en: 'Pay or check this invoice' },
  payOnlineHow: { id: 'Pindai kode QR dengan ponsel.', en: 'Scan the QR code with a phone.' },
  payOnlineHere: { id: 'Buka halaman pembayaran', en: 'Open the payment page' },
  payOnlineUntil: {
    id: 'Berlaku selama belum lunas dan 30 hari sesudahnya.',
    en: 'Valid while unpaid and for 30 days after.',
  },
  nextDue: { id: 'Jatuh tempo terdekat', en: 'Next due' },
  kind: { id: 'Jenis', en: 'Kind' },
  document: { id: 'Dokumen', en: 'Document' },
  charges: { id: 'Tagihan', en: 'Charges' },
  credits: { id: 'Pelunasan', en: 'Credits' },
  balance: { id: 'Saldo', en: 'Balance' },
  notStarted: { id: 'Belum dihitung', en: 'Not counted yet' },
  nothingOpen: { id: 'Tidak ada yang terbuka', en: 'Nothing is open' },
  ageing: { id: 'Umur piutang', en: 'Ageing' },
  statementQuestion: {
    id: 'Tidak sesuai dengan catatan Anda? Hubungi kami dalam 14 hari.',
    en: 'Does it differ from your books? Tell us within 14 days.',
  },
  stampSerial: { id: 'No. seri e-Meterai', en: 'e-Meterai serial number' },
  stampPlace: { id: 'Tempat e-Meterai', en: 'Place for e-Meterai' },
  replaced: {
    id: 'Huruf yang tidak dapat dicetak diganti dengan \u25A1.',
    en: 'Letters that can’t be printed are shown as \u25A1.',
  },
} as const satisfies Readonly<Record<string, Words>>

/** Labels of age buckets. */
export const BUCKET_WORDS: Readonly<Record<Bucket, Words>> = {
  NOT_DUE: { id: 'Belum jatuh tempo', en: 'Not due yet' },
  TODAY: { id: 'Jatuh tempo hari ini', en: 'Due today' },
  DAYS_1_30: { id: '1\u201330 hari', en: '1\u201330 days' },
  DAYS_31_90: { id: '31\u201390 hari', en: '31\u201390 days' },
  DAYS_91_180: { id: '91\u2013180 hari', en: '91\u2013180 days' },
  DAYS_181_365: { id: '181\u2013365 hari', en: '181\u2013365 days' },
  MORE: { id: 'Lebih dari 365 hari', en: 'Over 365 days' },
}

/** Labels of payment methods. */
export const METHODS: Readonly<Record<PaymentMethod, Words>> = {
  BANK_TRANSFER: { id: 'Transfer bank', en: 'Bank transfer' },
  CASH: { id: 'Tunai', en: 'Cash' },
  CHEQUE: { id: 'Cek atau giro', en: 'Check' },
  OTHER: { id: 'Lainnya', en: 'Other' },
  VIRTUAL_ACCOUNT: { id: 'Virtual account', en: 'Virtual account' },
  QRIS: { id: 'QRIS', en: 'QRIS' },
  CARD: { id: 'Kartu', en: 'Card' },
  E_WALLET: { id: 'Dompet elektronik', en: 'E-wallet' },
}

/** One language, or both with a slash between them; once if they are the same. */
export function say({ id, en }: Words, language: PrintedLanguage): string {
  if (language !== 'both') return language === 'en' ? en : id
  return id === en ? id : `${id} / ${en}`
}
