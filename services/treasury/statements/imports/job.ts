import { z } from 'zod'
import { defineJob } from '../../../kit/jobs.ts'

const data = z.object({
  organizationId: z.uuid(),
  importId: z.uuid(),
  /** Whoever asked for it; the job does it in their name. */
  actorId: z.uuid().nullable(),
  actorName: z.string().nullable(),
  requestId: z.string().nullable(),
})
export type ImportJobData = z.infer<typeof data>

/** Says of an import that its job was given up: a worker that is killed can't say so itself. */
export const importGivenUpJob = defineJob('statement-import-given-up', data, { retryLimit: 20, retryBackoff: true })

/** Checks a statement file, and stores its lines where it may. */
export const importJob = defineJob('statement-import', data, { retryLimit: 2, deadLetter: importGivenUpJob.name })
