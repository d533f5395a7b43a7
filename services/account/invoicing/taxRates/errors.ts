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
  taxRateFarOff: {
    code: 'U-ACC-TR-3',
    status: 422,
    en: '{rate, number} is far off the latest tax rate, {latest, number} of {decree}. Check the decimal mark, or add it anyway.',
    id: '{rate, number} jauh berbeda dari kurs pajak terakhir, {latest, number} dari {decree}. Periksa tanda desimalnya, atau tetap tambahkan.',
  },
  firstTaxRateUnlikely: {
    code: 'U-ACC-TR-4',
    status: 422,
    en: '{rate, number} rupiah for 1 {currency} is unlikely. Check the decimal mark, or add it anyway.',
    id: '{rate, number} rupiah untuk 1 {currency} tidak lazim. Periksa tanda desimalnya, atau tetap tambahkan.',
  },
  collectorRuleExists: {
    code: 'U-ACC-TR-5',
    status: 422,
    en: 'There is another value from this day on. Delete that one first if it’s wrong.',
    id: 'Sudah ada nilai lain sejak hari ini. Hapus dulu yang itu jika keliru.',
  },
})
