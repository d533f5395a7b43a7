import { z } from 'zod'
import { defineJob } from '../../kit/jobs.ts'

const changeInTreasury = z.object({ organizationId: z.uuid(), changeId: z.uuid() })
export type ChangeInTreasury = z.infer<typeof changeInTreasury>

/** To tell admins of a protected change in treasury. It is tried for a day: treasury may be away. */
export const changeInTreasuryJob = defineJob('protected-change-in-treasury', changeInTreasury, {
  retryLimit: 100,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 15 * 60,
})
