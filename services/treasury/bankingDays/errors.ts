import { defineErrors } from '../../kit/errors.ts'

export const codes = defineErrors({
  bankingDayPast: {
    code: 'U-TRSY-BK-1',
    status: 422,
    en: 'Past days can’t be changed.',
    id: 'Hari yang sudah lewat tidak dapat diubah.',
  },
})
