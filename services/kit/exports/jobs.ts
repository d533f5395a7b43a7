import { z } from 'zod'
import type { Tx } from '../database/database.ts'
import { defineJob, type JobDefinition } from '../jobs.ts'

/** Data of an export job: the export, and for the activity log the requester and the request. */
const exportJobData = z.object({
  organizationId: z.uuid(),
  exportId: z.uuid(),
  actorId: z.uuid(),
  actorName: z.string().nullable(),
  requestId: z.string().nullable(),
})
export type ExportJob = z.infer<typeof exportJobData>

/** Handles exports that failed after all retries, since a killed worker can't record that itself. */
export const exportGivenUp: JobDefinition<ExportJob> = defineJob('export-given-up', exportJobData, {
  retryLimit: 20,
  retryBackoff: true,
})

/** Writes the file of an export. */
export const exportJob: JobDefinition<ExportJob> = defineJob('export', exportJobData, {
  retryLimit: 2,
  expireInSeconds: 60 * 60,
  deadLetter: exportGivenUp.name,
})

export const exportJobOf = (
  { organizationId, actorName, requestId }: Tx,
  actorId: string,
  exportId: string,
): ExportJob => ({
  organizationId,
  exportId,
  actorId,
  actorName,
  requestId,
})
