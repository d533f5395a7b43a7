import { defineErrors } from '../../kit/errors.ts'

export const codes = defineErrors({
  emailNotRegistered: {
    code: 'U-ACC-AU-6',
    status: 422,
    en: 'This email isn’t registered.',
    id: 'Email ini tidak terdaftar.',
  },
  invalidResetLink: {
    code: 'U-ACC-AU-17',
    status: 422,
    en: 'The reset link is invalid or has expired.',
    id: 'Tautan atur ulang kata sandi tidak valid atau sudah kedaluwarsa.',
  },
})

/** Codes that are never returned, and what replaces them, or where they come from (decision 0091). */
export const silent = {
  emailNotRegistered:
    'a link is asked for and the answer is the same for every address: nobody learns who has an account',
} satisfies Partial<Record<keyof typeof codes, string>>
