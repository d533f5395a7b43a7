import { defineErrors } from '../../../kit/errors.ts'

export const codes = defineErrors({
  changePending: {
    code: 'U-ACC-CU-29',
    status: 409,
    en: 'You already asked for changes. They’re being reviewed.',
    id: 'Permintaan perubahan Anda masih ditinjau.',
  },
  changeNothing: {
    code: 'U-ACC-CU-30',
    status: 422,
    en: 'Nothing differs from the current data.',
    id: 'Tidak ada yang berbeda dari data saat ini.',
  },
  changeDecided: {
    code: 'U-ACC-CU-31',
    status: 409,
    en: 'This request was already decided or withdrawn.',
    id: 'Permintaan ini sudah diputuskan atau ditarik.',
  },
  changeTooMany: {
    code: 'U-ACC-CU-32',
    status: 429,
    en: 'You asked for changes {maximum, number} times within an hour. Wait a while before you ask again.',
    id: 'Anda sudah meminta perubahan {maximum, number} kali dalam satu jam. Tunggu sebentar sebelum meminta lagi.',
  },
})
