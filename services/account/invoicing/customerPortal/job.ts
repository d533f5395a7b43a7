import { defineJob } from '../../../kit/jobs.ts'
import { sealedContent } from '../../mail/public.ts'

/** A user requested a link to their portal. The job checks whether the email is known, so that the response time reveals nothing. */
export const customerLinkJob = defineJob('customer-sign-in', sealedContent, {
  retryLimit: 5,
  retryBackoff: true,
  deleteAfterSeconds: 24 * 60 * 60,
})
