import { defineErrors } from '../../kit/errors.ts'

export const codes = defineErrors({
  ownFactorFirst: {
    code: 'U-ACC-OG-5',
    status: 422,
    en: 'Set up two-factor authentication for yourself before requiring it for everyone.',
    id: 'Aktifkan verifikasi dua langkah Anda sendiri sebelum mewajibkannya bagi semua orang.',
  },
  emailDomainInvalid: {
    code: 'U-ACC-OG-6',
    status: 422,
    en: 'Enter a valid domain, such as example.co.id.',
    id: 'Domain tidak valid. Contoh: contoh.co.id.',
  },
})
