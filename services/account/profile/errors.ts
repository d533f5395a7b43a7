import { defineErrors } from '../../kit/errors.ts'

export const codes = defineErrors({
  wrongOldPassword: {
    code: 'U-ACC-AU-16',
    status: 422,
    en: 'Your current password is incorrect.',
    id: 'Kata sandi lama Anda salah.',
  },
  photoTooLarge: {
    code: 'U-ACC-FI-9',
    status: 422,
    en: 'The photo must be at most {maximum, number} by {maximum, number} pixels.',
    id: 'Ukuran foto maksimal {maximum, number} kali {maximum, number} piksel.',
  },
  photoUnreadable: {
    code: 'U-ACC-FI-10',
    status: 422,
    en: 'This image can’t be read.',
    id: 'Gambar ini tidak dapat dibaca.',
  },
})
