import { defineErrors } from '../../../kit/errors.ts'

export const codes = defineErrors({
  paymentAppliedAbove: {
    code: 'U-ACC-PY-1',
    status: 422,
    en: 'The invoices take more than was paid. At most {most, amount} can be applied.',
    id: 'Jumlah untuk faktur melebihi yang dibayar. Maksimal {most, amount} dapat diterapkan.',
  },
  paymentProofMissing: {
    code: 'U-ACC-PY-2',
    status: 422,
    en: 'Add proof of the payment.',
    id: 'Tambahkan bukti pembayaran.',
  },
  paymentVerified: {
    code: 'U-ACC-PY-3',
    status: 409,
    en: 'A bank line shows this payment. Undo its match in treasury first.',
    id: 'Mutasi bank menunjukkan pembayaran ini. Batalkan pencocokannya di treasury terlebih dahulu.',
  },
  receivedPaymentStatus: {
    code: 'U-ACC-PY-4',
    status: 409,
    en: 'The payment’s status doesn’t allow this.',
    id: 'Status pembayaran tidak mengizinkan tindakan ini.',
  },
  receivedPaymentOwn: {
    code: 'U-ACC-PY-5',
    status: 409,
    en: 'Someone else must confirm a payment you recorded.',
    id: 'Pembayaran yang Anda catat harus dikonfirmasi orang lain.',
  },
  receivedPaymentDate: {
    code: 'U-ACC-PY-6',
    status: 422,
    en: 'The date can’t be after today.',
    id: 'Tanggal tidak boleh setelah hari ini.',
  },
  receivedPaymentPeriodLocked: {
    code: 'U-ACC-PY-7',
    status: 422,
    en: 'Everything before {date, date} is locked.',
    id: 'Semua sebelum {date, date} terkunci.',
  },
  paymentAboveInvoice: {
    code: 'U-ACC-PY-8',
    status: 422,
    en: 'This is more than the invoice owes. At most {most, amount} can be applied.',
    id: 'Melebihi sisa tagihan faktur. Maksimal {most, amount} dapat diterapkan.',
  },
  paymentOtherCustomer: {
    code: 'U-ACC-PY-9',
    status: 422,
    en: 'The invoice must be of the same customer and in the same currency.',
    id: 'Faktur harus milik pelanggan yang sama dan dalam mata uang yang sama.',
  },
  paymentInvoice: {
    code: 'U-ACC-PY-10',
    status: 422,
    en: 'Only invoices that are issued and not canceled can be paid.',
    id: 'Hanya faktur yang sudah terbit dan tidak dibatalkan yang dapat dibayar.',
  },
  paymentNothingToPay: {
    code: 'U-ACC-PY-11',
    status: 422,
    en: 'This customer has no open invoice in this currency.',
    id: 'Pelanggan ini tidak memiliki faktur terbuka dalam mata uang ini.',
  },
  receivedAmountAtLeastTooLarge: {
    code: 'U-ACC-PY-12',
    status: 422,
    en: 'The minimum amount must be less than the maximum.',
    id: 'Jumlah terkecil harus kurang dari jumlah terbesar.',
  },
  receivedAmountNoMoreThanTooSmall: {
    code: 'U-ACC-PY-13',
    status: 422,
    en: 'The maximum amount must be greater than the minimum.',
    id: 'Jumlah terbesar harus lebih dari jumlah terkecil.',
  },
  receivedPaymentCustomer: {
    code: 'U-ACC-PY-14',
    status: 422,
    en: 'Choose an active customer.',
    id: 'Pilih pelanggan yang aktif.',
  },
  paymentAboveUnclaimed: {
    code: 'U-ACC-PY-16',
    status: 422,
    en: 'An unverified transfer of {claimed, amount} waits on this invoice, so at most {most, amount} can be applied. Match the transfer with its bank line or cancel it first.',
    id: 'Transfer {claimed, amount} yang belum terverifikasi menunggu pada faktur ini, sehingga maksimal {most, amount} dapat diterapkan. Cocokkan transfer itu dengan mutasi bank atau batalkan dulu.',
  },
  paymentRefunded: {
    code: 'U-ACC-PY-17',
    status: 409,
    en: 'The credit of this payment is refunded, or its refund is requested. Call the refund off first.',
    id: 'Kredit dari pembayaran ini sudah dikembalikan atau pengembaliannya sudah diminta. Batalkan dulu pengembaliannya.',
  },
  paymentOfProvider: {
    code: 'U-ACC-PY-21',
    status: 409,
    en: 'A payment provider received this. Refund it at the provider, or take it off its invoices.',
    id: 'Pembayaran ini diterima penyedia pembayaran. Kembalikan di penyedia, atau lepaskan dari fakturnya.',
  },
  proofNothingOwed: {
    code: 'U-ACC-PY-18',
    status: 409,
    en: 'What this proof is of is paid already. Cancel it instead.',
    id: 'Yang ditunjukkan bukti ini sudah dibayar. Batalkan saja bukti ini.',
  },
})
