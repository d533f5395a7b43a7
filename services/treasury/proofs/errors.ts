import { defineErrors } from '../../kit/errors.ts'

export const codes = defineErrors({
  factorRequired: {
    code: 'U-TRSY-BA-29',
    status: 403,
    en: 'Confirm this with two-factor authentication.',
    id: 'Konfirmasi dengan verifikasi dua langkah.',
  },
  transferOtpFailed: {
    code: 'U-TRSY-TF-6',
    status: 422,
    en: 'The authenticator code couldn’t be validated.',
    id: 'Kode autentikator tidak dapat diverifikasi.',
  },
})
