import { defineErrors } from '../../kit/errors.ts'

export const codes = defineErrors({
  loginAttemptsExceeded: {
    code: 'U-ACC-AU-1',
    status: 422,
    en: 'Too many sign-in attempts. Try again in {minutes} minutes.',
    id: 'Terlalu banyak percobaan masuk. Coba lagi dalam {minutes} menit.',
  },
})
