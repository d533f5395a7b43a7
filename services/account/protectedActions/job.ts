import { z } from 'zod'
import { defineJob } from '../../kit/jobs.ts'

const changeInTreasury = z.object({ organizationId: z.uuid(), changeId: z.uuid() })
export type ChangeInTreasury = z.infer<typeof changeInTreasury>

/** Emails admins about a protected change in treasury. Retried for a day, since treasury may be down. */
export const changeInTreasuryJob = defineJob('protected-change-in-treasury', changeInTreasury, {
  retryLimit: 100,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 15 * 60,
})
