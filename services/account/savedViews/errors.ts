import { defineErrors } from '../../kit/errors.ts'

export const codes = defineErrors({
  savedViewNameExists: {
    code: 'U-ACC-VW-1',
    status: 409,
    en: 'You already have a view with this name.',
    id: 'Anda sudah memiliki tampilan dengan nama ini.',
  },
  sharedViewNameExists: {
    code: 'U-ACC-VW-2',
    status: 409,
    en: 'A shared view with this name already exists.',
    id: 'Tampilan bersama dengan nama ini sudah ada.',
  },
  tooManySavedViews: {
    code: 'U-ACC-VW-3',
    status: 422,
    en: 'You can have at most {maximum, number} views of a list.',
    id: 'Anda dapat memiliki maksimal {maximum, number} tampilan untuk satu daftar.',
  },
})
