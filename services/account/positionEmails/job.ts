import { z } from 'zod'
import { defineJob } from '../../kit/jobs.ts'

const due = z.object({ personId: z.uuid(), day: z.iso.date() })
export type DuePositionEmail = z.infer<typeof due>

/** To mail a person where cash stands. It is tried until its day is over: treasury may be away. */
export const positionEmailJob = defineJob('position-email', due, {
  retryLimit: 100,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 15 * 60,
})
