import { defineErrors } from '../../../kit/errors.ts'

export const codes = defineErrors({
  checkoutLinkInvalid: {
    code: 'U-ACC-CO-1',
    status: 422,
    en: 'This payment link has expired or was revoked.',
    id: 'Tautan pembayaran ini sudah berakhir atau dicabut.',
  },
  checkoutNothingToPay: {
    code: 'U-ACC-CO-2',
    status: 422,
    en: 'Nothing is left to pay.',
    id: 'Tidak ada lagi yang perlu dibayar.',
  },
  checkoutMethod: {
    code: 'U-ACC-CO-3',
    status: 422,
    en: 'This payment method isn’t available for this amount.',
    id: 'Cara bayar ini tidak tersedia untuk jumlah ini.',
  },
  checkoutNotification: {
    code: 'U-ACC-CO-4',
    status: 401,
    en: 'The notification’s signature is invalid.',
    id: 'Tanda tangan notifikasi tidak valid.',
  },
  checkoutTooOften: {
    code: 'U-ACC-CO-5',
    status: 429,
    en: 'Too many payment attempts. Try again in an hour.',
    id: 'Terlalu banyak percobaan pembayaran. Coba lagi dalam satu jam.',
  },
  checkoutInvoice: {
    code: 'U-ACC-CO-6',
    status: 409,
    en: 'Only issued invoices have a payment link.',
    id: 'Hanya faktur yang sudah terbit memiliki tautan pembayaran.',
  },
  virtualAccountBank: {
    code: 'U-ACC-CO-7',
    status: 422,
    en: 'No connected payment provider opens fixed virtual accounts at this bank.',
    id: 'Tidak ada penyedia pembayaran terhubung yang membuka virtual account tetap di bank ini.',
  },
  virtualAccountExists: {
    code: 'U-ACC-CO-8',
    status: 409,
    en: 'This customer already has a virtual account at this bank.',
    id: 'Pelanggan ini sudah memiliki virtual account di bank ini.',
  },
  virtualAccountOver: {
    code: 'U-ACC-CO-9',
    status: 409,
    en: 'This virtual account is already closed or expired.',
    id: 'Virtual account ini sudah ditutup atau kedaluwarsa.',
  },
  virtualAccountUnknown: {
    code: 'U-ACC-CO-11',
    status: 404,
    en: 'This customer has no such virtual account.',
    id: 'Pelanggan ini tidak memiliki virtual account tersebut.',
  },
  virtualAccountDay: {
    code: 'U-ACC-CO-10',
    status: 422,
    en: 'Choose a day from today to {latest, date}.',
    id: 'Pilih hari dari hari ini sampai {latest, date}.',
  },
})
