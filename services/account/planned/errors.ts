import { defineErrors } from '../../kit/errors.ts'

export const codes = defineErrors({
  activityChainBroken: {
    code: 'U-ACC-AL-1',
    status: 500,
    en: 'The activity log can’t be verified from entry {position} onward.',
    id: 'Verifikasi log aktivitas gagal mulai entri {position}.',
  },
})

/** Codes that are never returned, and what replaces them, or where they come from (decision 0091). */
export const silent = {
  activityChainBroken: 'a proof of the activity log for people brings it',
} satisfies Partial<Record<keyof typeof codes, string>>
