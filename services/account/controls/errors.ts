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
  periodLockAfterToday: {
    code: 'U-ACC-OG-12',
    status: 422,
    en: 'The period lock can be at most today, {today, date}.',
    id: 'Kunci periode paling lambat hari ini, {today, date}.',
  },
  periodOpenedByOwner: {
    code: 'U-ACC-OG-13',
    status: 403,
    en: 'Everything before {date, date} is locked. Only the owner can open it again.',
    id: 'Semua sebelum {date, date} terkunci. Hanya pemilik yang dapat membukanya lagi.',
  },
})
