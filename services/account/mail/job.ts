import { defineJob } from '../../kit/jobs.ts'
import { sealedContent } from './sealedJob.ts'

/** One email on its way. A mail server that is away is tried again for some hours, later and later. */
export const mailJob = defineJob('mail', sealedContent, {
  retryLimit: 12,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 30 * 60,
  expireInSeconds: 2 * 60,
  deleteAfterSeconds: 24 * 60 * 60,
})
