import { defineJob } from '../../kit/jobs.ts'
import { sealedContent } from '../mail/public.ts'

/** Somebody asked for a new password: whether anybody has that email is found out here, where the one who asked does not wait. */
export const resetJob = defineJob('password-reset', sealedContent, {
  retryLimit: 5,
  retryBackoff: true,
  deleteAfterSeconds: 24 * 60 * 60,
})
