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
    en: 'Not sent, because its PDF couldn’t be made. Send this invoice again.',
    id: 'Tidak dikirim karena PDF tidak dapat dibuat. Kirim lagi faktur ini.',
  },
})
