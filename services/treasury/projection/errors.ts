import { defineErrors } from '../../kit/errors.ts'

export const codes = defineErrors({
  periodLocked: {
    code: 'U-TRSY-ST-104',
    status: 422,
    en: 'Everything before {date, date} is locked.',
    id: 'Semua sebelum {date, date} terkunci.',
  },
  periodLockedToOthers: {
    code: 'U-TRSY-ST-105',
    status: 403,
    en: 'Everything before {date, date} is locked. Only the owner can change it.',
    id: 'Semua sebelum {date, date} terkunci. Hanya pemilik yang dapat mengubahnya.',
  },
})
