import { defineJob } from '../../kit/jobs.ts'
import { sealedContent } from '../mail/public.ts'

/** A user requested a new password. The job checks whether the email has an account, so that the response time reveals nothing. */
export const resetJob = defineJob('password-reset', sealedContent, {
  retryLimit: 5,
  retryBackoff: true,
  deleteAfterSeconds: 24 * 60 * 60,
})
