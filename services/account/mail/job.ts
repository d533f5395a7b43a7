import { z } from 'zod'
import { defineJob } from '../../kit/jobs.ts'

/**
 * One letter on its way. Its content is sealed: a link in it lets whoever holds it in, and jobs lie in the database for a while.
 * A mail server that is away is tried again for some hours, later and later.
 */
export const mailJob = defineJob('mail', z.object({ id: z.uuid(), sealed: z.base64() }), {
  retryLimit: 12,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 30 * 60,
  expireInSeconds: 2 * 60,
  deleteAfterSeconds: 24 * 60 * 60,
})
