import { defineErrors } from '../../../kit/errors.ts'

export const codes = defineErrors({
  customerSignInLinkInvalid: {
    code: 'U-ACC-CU-15',
    status: 422,
    en: 'This sign-in link was used before or has expired. Request a new one.',
    id: 'Tautan masuk ini sudah dipakai atau sudah kedaluwarsa. Minta tautan baru.',
  },
  customerUserEmailInvalid: {
    code: 'U-ACC-CU-16',
    status: 422,
    en: 'Enter a valid email.',
    id: 'Masukkan email yang valid.',
  },
})
