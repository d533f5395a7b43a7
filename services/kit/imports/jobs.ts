import { z } from 'zod'
import type { Tx } from '../database/database.ts'
import { defineJob, type Jobs } from '../jobs.ts'

/** Data of an import job: the import, and for the activity log the requester and the request. */
const importJobData = z.object({
  organizationId: z.uuid(),
  importId: z.uuid(),
  /** The requester; the job acts in their name. */
  actorId: z.uuid().nullable(),
  actorName: z.string().nullable(),
  requestId: z.string().nullable(),
})
export type ImportJobData = z.infer<typeof importJobData>

/** Job data for an import that the transaction's actor requests. */
export const importJobOf = (tx: Tx, importId: string): ImportJobData => {
  const { organizationId, actorId, actorName, requestId } = tx
  return { organizationId, importId, actorId, actorName, requestId }
}

/** The jobs of one kind of import: `work` checks and stores a file; `giveUp` marks it as failed, which a killed worker can't do itself. */
export function defineImportJobs(name: string) {
  const giveUp = defineJob(`${name}-given-up`, importJobData, { retryLimit: 20, retryBackoff: true })
  return { giveUp, work: defineJob(name, importJobData, { retryLimit: 2, deadLetter: giveUp.name }) }
}

type Handlers = { work: (job: ImportJobData) => Promise<void>; giveUp: (job: ImportJobData) => Promise<void> }

/** Works on imports of one kind, one at a time: each may need much of the worker's memory. */
export async function takeImports(
  jobs: Pick<Jobs, 'work'>,
  definitions: ReturnType<typeof defineImportJobs>,
  handlers: Handlers,
) {
  await jobs.work(definitions.work, handlers.work)
  // Given up after every retry: the worker was killed each time, or the file triggered a bug.
  await jobs.work(definitions.giveUp, handlers.giveUp)
}
