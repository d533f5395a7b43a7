import { defineErrors } from '../../kit/errors.ts'

export const codes = defineErrors({
  accountNotActive: {
    code: 'U-ACC-AU-2',
    status: 422,
    en: 'Your account isn’t active.',
    id: 'Akun Anda tidak aktif.',
  },
  noAccountForEmail: {
    code: 'U-ACC-AU-4',
    status: 422,
    en: 'There’s no account for this email.',
    id: 'Tidak ada akun untuk email ini.',
  },
  wrongEmailOrPassword: {
    code: 'U-ACC-AU-5',
    status: 422,
    en: 'Your email or password does not match.',
    id: 'Email atau kata sandi Anda salah.',
  },
  accountLocked: {
    code: 'U-ACC-AU-8',
    status: 422,
    en: 'Your account is locked. Try again in {minutes} minutes.',
    id: 'Akun Anda terkunci. Coba lagi dalam {minutes} menit.',
  },
  secondFactorExpired: {
    code: 'U-ACC-AU-46',
    status: 422,
    en: 'The 2FA code or token is invalid or has expired.',
    id: 'Kode atau token verifikasi tidak valid atau sudah kedaluwarsa.',
  },
})

/** Codes that are never returned, and what replaces them, or where they come from (decision 0091). */
export const silent = {
  noAccountForEmail: '`U-ACC-AU-5`: nobody learns who has an account',
  accountLocked: '`U-ACC-AU-1`, in the same words whether or not there is an account',
} satisfies Partial<Record<keyof typeof codes, string>>
