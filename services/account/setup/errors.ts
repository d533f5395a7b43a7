import { defineErrors } from '../../kit/errors.ts'

export const codes = defineErrors({
  userExists: {
    code: 'U-ACC-US-2',
    status: 409,
    en: 'This user already exists.',
    id: 'Pengguna ini sudah terdaftar.',
  },
  invalidSetupLink: {
    code: 'U-ACC-OG-9',
    status: 422,
    en: 'The setup link is invalid or has expired.',
    id: 'Tautan penyiapan tidak valid atau sudah kedaluwarsa.',
  },
  alreadySetUp: {
    code: 'U-ACC-OG-10',
    status: 409,
    en: 'Arus is already set up. Sign in instead.',
    id: 'Arus sudah disiapkan. Silakan masuk.',
  },
})
