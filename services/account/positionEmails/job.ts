import { z } from 'zod'
import { defineJob } from '../../kit/jobs.ts'

const due = z.object({ personId: z.uuid(), day: z.iso.date() })
export type DuePositionEmail = z.infer<typeof due>

/** Emails a user their cash position. Retried until the end of its day, since treasury may be down. */
export const positionEmailJob = defineJob('position-email', due, {
  retryLimit: 100,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 15 * 60,
})
