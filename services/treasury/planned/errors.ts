import { defineErrors } from '../../kit/errors.ts'

export const codes = defineErrors({
  providerCredentialsRequired: {
    code: 'U-TRSY-BA-9',
    status: 422,
    en: 'Credentials are required for a payment provider.',
    id: 'Kredensial wajib diisi untuk penyedia pembayaran.',
  },
  activityChainBroken: {
    code: 'U-TRSY-AL-1',
    status: 500,
    en: 'The activity log can’t be verified from entry {position} onward.',
    id: 'Verifikasi log aktivitas gagal mulai entri {position}.',
  },
})

/** Codes that nothing answers with, and what is answered instead, or what brings them (decision 0091). */
export const silent = {
  providerCredentialsRequired: 'payment providers bring it: until then no connection to one can be asked for',
  activityChainBroken: 'a proof of the activity log for people brings it',
} satisfies Partial<Record<keyof typeof codes, string>>
