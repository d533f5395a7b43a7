import { defineErrors } from '../../../kit/errors.ts'

export const codes = defineErrors({
  taxRateOverlaps: {
    code: 'U-ACC-TR-1',
    status: 422,
    en: 'These days overlap with {decree}, which has a rate for them. Delete that one first if it’s wrong.',
    id: 'Hari-hari ini beririsan dengan {decree} yang sudah memiliki kurs. Hapus dulu yang itu jika keliru.',
  },
  taxRateDays: {
    code: 'U-ACC-TR-2',
    status: 422,
    en: 'A tax rate holds for 1 to 31 days.',
    id: 'Kurs pajak berlaku 1 sampai 31 hari.',
  },
})
