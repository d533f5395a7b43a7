import { defineErrors } from '../../../kit/errors.ts'

export const codes = defineErrors({
  accountNotOpen: {
    code: 'U-ACC-BD-1',
    status: 422,
    en: 'This isn’t an open bank account of the organization.',
    id: 'Ini bukan rekening bank organisasi yang masih dibuka.',
  },
  accountOfOtherEntity: {
    code: 'U-ACC-BD-3',
    status: 422,
    en: 'This bank account belongs to another entity. Choose one of the entity that issues the documents.',
    id: 'Rekening bank ini milik entitas lain. Pilih rekening entitas yang menerbitkan dokumen.',
  },
  accountNotRead: {
    code: 'U-ACC-BD-2',
    status: 503,
    en: 'The bank account couldn’t be checked at the moment. Try again shortly.',
    id: 'Rekening bank tidak dapat diperiksa saat ini. Coba lagi sebentar lagi.',
  },
})
