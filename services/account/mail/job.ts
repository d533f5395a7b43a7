import { defineJob } from '../../kit/jobs.ts'
import { sealedContent } from './sealedJob.ts'

/** Sends one email. If the mail server is down, it is retried for some hours, with increasing pauses. */
export const mailJob = defineJob('mail', sealedContent, {
  retryLimit: 12,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 30 * 60,
  expireInSeconds: 2 * 60,
  deleteAfterSeconds: 24 * 60 * 60,
})
