import { defineErrors } from '../../../kit/errors.ts'

export const codes = defineErrors({
  documentNotPrinted: {
    code: 'U-ACC-IN-24',
    status: 503,
    en: 'The PDF couldn’t be made at the moment. Try again shortly.',
    id: 'PDF tidak dapat dibuat saat ini. Coba lagi sebentar lagi.',
  },
  documentNotSent: {
    code: 'U-ACC-IN-27',
    status: 409,
    en: 'Not sent, because its PDF couldn’t be made. Send it again.',
    id: 'Tidak dikirim karena PDF tidak dapat dibuat. Kirim lagi.',
  },
  invoicePrintedElsewhere: {
    code: 'U-ACC-IN-29',
    status: 409,
    en: 'This invoice was imported. Its PDF is where it was issued.',
    id: 'Faktur ini hasil impor. PDF-nya ada di tempat faktur ini diterbitkan.',
  },
  previewSuperseded: {
    code: 'U-ACC-IN-47',
    status: 409,
    en: 'A newer preview was requested.',
    id: 'Pratinjau yang lebih baru sudah diminta.',
  },
  receiptMissing: {
    code: 'U-ACC-PY-15',
    status: 409,
    en: 'There’s a receipt once the payment has succeeded, and of a transfer once a bank line shows it.',
    id: 'Kwitansi tersedia setelah pembayaran berhasil, dan untuk transfer setelah terlihat pada mutasi bank.',
  },
  memoNotForCustomer: {
    code: 'U-ACC-CM-19',
    status: 409,
    en: 'There’s no PDF of this credit memo: it isn’t credit that the customer can use.',
    id: 'Tidak ada PDF untuk nota kredit ini karena bukan kredit yang dapat dipakai pelanggan.',
  },
})
