import { defineJob } from '../../../kit/jobs.ts'
import { sealedContent } from '../../mail/public.ts'

/** Somebody asked for a link to their page: whether any customer has that email is found out here, where the one who asked does not wait. */
export const customerLinkJob = defineJob('customer-sign-in', sealedContent, {
  retryLimit: 5,
  retryBackoff: true,
  deleteAfterSeconds: 24 * 60 * 60,
})
