import { z } from 'zod'
import { defineJob } from '../../kit/jobs.ts'

const finishedExport = z.object({
  service: z.enum(['account', 'treasury']),
  organizationId: z.uuid(),
  exportId: z.uuid(),
})
export type FinishedExportJob = z.infer<typeof finishedExport>

/** Emails the requester of an export. Retried for a day, since treasury may be down. */
export const finishedExportJob = defineJob('finished-export', finishedExport, {
  retryLimit: 100,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 15 * 60,
})
