import { defineErrors } from '../../kit/errors.ts'

export const codes = defineErrors({
  invalidTwoFactorCode: {
    code: 'U-ACC-AU-3',
    status: 422,
    en: 'Invalid 2FA code.',
    id: 'Kode verifikasi tidak valid.',
  },
  otpNeedsSetup: {
    code: 'U-ACC-AU-7',
    status: 422,
    en: 'Set up an authenticator app first.',
    id: 'Atur aplikasi autentikator terlebih dahulu.',
  },
  noBackupCode: {
    code: 'U-ACC-AU-9',
    status: 422,
    en: 'No backup codes are set up.',
    id: 'Kode cadangan belum dibuat.',
  },
  codeIncorrectOrExpired: {
    code: 'U-ACC-AU-11',
    status: 422,
    en: 'The code is incorrect or has expired.',
    id: 'Kode salah atau sudah kedaluwarsa.',
  },
  passkeySessionNotFound: {
    code: 'U-ACC-AU-12',
    status: 422,
    en: 'Passkey session not found. Start again.',
    id: 'Sesi passkey tidak ditemukan. Mulai dari awal.',
  },
  invalidPasskeyUser: {
    code: 'U-ACC-AU-13',
    status: 422,
    en: 'This passkey belongs to another user.',
    id: 'Passkey ini milik pengguna lain.',
  },
  invalidPasskeyCredential: {
    code: 'U-ACC-AU-14',
    status: 422,
    en: 'This passkey isn’t valid.',
    id: 'Passkey ini tidak valid.',
  },
  passkeyReplayed: {
    code: 'U-ACC-AU-15',
    status: 422,
    en: 'This passkey response was already used. This may be a replay attack.',
    id: 'Respons passkey ini sudah pernah dipakai; ada indikasi serangan replay.',
  },
  otpNotValid: { code: 'U-ACC-AU-18', status: 422, en: 'The authenticator code isn’t valid.', id: 'OTP tidak valid.' },
  oneFactorOnly: {
    code: 'U-ACC-AU-19',
    status: 422,
    en: 'You can’t add more than one two-factor method.',
    id: 'Anda tidak dapat menambahkan lebih dari satu metode verifikasi.',
  },
  wrongTwoFactorType: {
    code: 'U-ACC-AU-20',
    status: 422,
    en: 'This is the wrong type of two-factor method.',
    id: 'Jenis metode verifikasi ini salah.',
  },
  twoFactorNotFound: {
    code: 'U-ACC-AU-21',
    status: 422,
    en: 'No two-factor method found for this user.',
    id: 'Metode verifikasi pengguna ini tidak ditemukan.',
  },
  backupCodesExist: {
    code: 'U-ACC-AU-22',
    status: 422,
    en: 'Backup codes have already been generated.',
    id: 'Kode cadangan sudah pernah dibuat.',
  },
  userIdMismatch: {
    code: 'U-ACC-AU-23',
    status: 422,
    en: 'The user doesn’t match.',
    id: 'Pengguna tidak cocok.',
  },
  passkeyNameExists: {
    code: 'U-ACC-AU-24',
    status: 409,
    en: 'A passkey with this name is already registered.',
    id: 'Passkey dengan nama ini sudah terdaftar.',
  },
  passkeyNotFound: {
    code: 'U-ACC-AU-25',
    status: 404,
    en: 'Passkey not found.',
    id: 'Passkey tidak ditemukan.',
  },
  secondFactorSetupRequired: {
    code: 'U-ACC-AU-43',
    status: 403,
    en: 'Set up two-factor authentication first.',
    id: 'Aktifkan verifikasi dua langkah terlebih dahulu.',
  },
  secondFactorRequired: {
    code: 'U-ACC-AU-44',
    status: 403,
    en: 'Two-factor authentication is required.',
    id: 'Verifikasi dua langkah diperlukan.',
  },
  tooManyPasskeys: {
    code: 'U-ACC-AU-28',
    status: 422,
    en: 'You can have at most {maximum} passkeys.',
    id: 'Anda dapat memiliki maksimal {maximum} passkey.',
  },
  twoFactorCodeUsed: {
    code: 'U-ACC-AU-39',
    status: 422,
    en: 'This code was already used. Wait for the next one.',
    id: 'Kode ini sudah digunakan. Tunggu kode berikutnya.',
  },
})

/** Codes that are never returned, and what replaces them, or where they come from (decision 0091). */
export const silent = {
  codeIncorrectOrExpired: '`U-ACC-AU-3`, for every kind of code',
  otpNotValid: '`U-ACC-AU-3`, for every kind of code',
  backupCodesExist: 'new backup codes take the place of those before, with a fresh factor',
  userIdMismatch: '`U-ACC-AU-13`: the passkey of another person',
  passkeyNotFound: '`U-ACC-AU-21`, for every kind of factor',
} satisfies Partial<Record<keyof typeof codes, string>>
