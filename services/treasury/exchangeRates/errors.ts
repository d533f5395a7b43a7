import { defineErrors } from '../../kit/errors.ts'

export const codes = defineErrors({
  rateFarOff: {
    code: 'U-TRSY-AN-10',
    status: 422,
    en: '{rate, number} is far off the latest rate, {latest, number} on {day, date}. Check the decimal mark, or save it anyway.',
    id: '{rate, number} jauh berbeda dari kurs terakhir, {latest, number} pada {day, date}. Periksa tanda desimalnya, atau tetap simpan.',
  },
  firstRateUnlikely: {
    code: 'U-TRSY-AN-14',
    status: 422,
    en: '{rate, number} rupiah for 1 {currency} is unlikely. Check the decimal mark, or save it anyway.',
    id: '{rate, number} rupiah untuk 1 {currency} tidak lazim. Periksa tanda desimalnya, atau tetap simpan.',
  },
  rateAhead: {
    code: 'U-TRSY-AN-11',
    status: 422,
    en: 'Choose today or an earlier day.',
    id: 'Pilih hari ini atau hari sebelumnya.',
  },
  rateTwice: {
    code: 'U-TRSY-AN-12',
    status: 422,
    en: 'There’s already a rate of {currency} for {day, date} above.',
    id: 'Kurs {currency} untuk {day, date} sudah ada di atas.',
  },
  rateOfRupiah: {
    code: 'U-TRSY-AN-13',
    status: 422,
    en: 'Choose a currency other than rupiah.',
    id: 'Pilih mata uang selain rupiah.',
  },
})
