import { defineErrors } from '../../kit/errors.ts'

export const codes = defineErrors({
  plannedLinesTooMany: {
    code: 'U-TRSY-AN-1',
    status: 422,
    en: 'You can have at most {maximum} planned lines.',
    id: 'Jumlah baris rencana maksimal {maximum}.',
  },
})
