import { defineErrors } from '../../kit/errors.ts'

export const codes = defineErrors({
  socialUnavailable: {
    code: 'U-ACC-AU-29',
    status: 422,
    en: '{name} isn’t available right now. Sign in with your password or try again later.',
    id: '{name} tidak dapat dihubungi saat ini. Masuk dengan kata sandi Anda, atau coba lagi nanti.',
  },
  socialEmailUnverified: {
    code: 'U-ACC-AU-30',
    status: 422,
    en: '{name} hasn’t verified your email address. Verify it there, or sign in with your password.',
    id: '{name} belum memverifikasi alamat email Anda. Verifikasi di sana, atau masuk dengan kata sandi Anda.',
  },
  socialUnknownEmail: {
    code: 'U-ACC-AU-31',
    status: 422,
    en: 'There’s no account for {email}. Ask your organization for an invitation.',
    id: 'Tidak ada akun untuk {email}. Minta undangan kepada perusahaan Anda.',
  },
  socialNotCompleted: {
    code: 'U-ACC-AU-32',
    status: 422,
    en: 'Sign-in with {name} wasn’t completed. Try again, or sign in with your password.',
    id: 'Proses masuk dengan {name} tidak selesai. Coba lagi, atau masuk dengan kata sandi Anda.',
  },
  socialLinkedElsewhere: {
    code: 'U-ACC-AU-33',
    status: 422,
    en: 'Your account is linked to another {name} account. Sign in with that one, or with your password.',
    id: 'Akun Anda tertaut ke akun {name} yang lain. Masuk dengan akun itu, atau dengan kata sandi Anda.',
  },
  lastWayIn: {
    code: 'U-ACC-AU-36',
    status: 422,
    en: 'Without {name}, you couldn’t sign in anymore. Set a password or add a passkey first.',
    id: 'Tanpa {name} Anda tidak dapat masuk lagi. Buat kata sandi atau tambahkan passkey terlebih dahulu.',
  },
  providerNotLinked: {
    code: 'U-ACC-AU-37',
    status: 404,
    en: 'This account isn’t linked to yours.',
    id: 'Akun ini tidak tertaut ke akun Anda.',
  },
  socialUnlinked: {
    code: 'U-ACC-AU-38',
    status: 422,
    en: 'You unlinked {name}. Sign in with your password, then link it again in Settings > Security.',
    id: 'Anda telah melepas tautan {name}. Masuk dengan kata sandi Anda, lalu tautkan lagi di Pengaturan, Keamanan.',
  },
})
