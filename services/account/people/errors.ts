import { defineErrors } from '../../kit/errors.ts'

export const codes = defineErrors({
  passwordTooWeak: {
    code: 'U-ACC-AU-26',
    status: 422,
    en: 'The password needs at least 8 characters, a capital letter and a number.',
    id: 'Kata sandi harus minimal 8 karakter, dengan huruf besar dan angka.',
  },
  passwordTooCommon: {
    code: 'U-ACC-AU-27',
    status: 422,
    en: 'This password is too common. Choose another one.',
    id: 'Kata sandi ini terlalu umum. Pilih yang lain.',
  },
  passwordRequired: {
    code: 'U-ACC-AU-34',
    status: 403,
    en: 'Enter your password to continue.',
    id: 'Masukkan kata sandi Anda untuk melanjutkan.',
  },
  wrongPassword: {
    code: 'U-ACC-AU-35',
    status: 422,
    en: 'Your password is incorrect.',
    id: 'Kata sandi Anda salah.',
  },
})
