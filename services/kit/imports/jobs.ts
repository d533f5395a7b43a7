import { z } from 'zod'
import type { TransactionOptions, Tx } from '../database/database.ts'
import { defineJob, type Jobs } from '../jobs.ts'

/** What the job of an import is told: which one it is, and for the activity log who asked for it and in which request. */
const importJobData = z.object({
  organizationId: z.uuid(),
  importId: z.uuid(),
  /** Whoever asked for it; the job does it in their name. */
  actorId: z.uuid().nullable(),
  actorName: z.string().nullable(),
  requestId: z.string().nullable(),
})
export type ImportJobData = z.infer<typeof importJobData>

/** The job of an import that the caller of this transaction asks for. */
export const importJobOf = (tx: Tx, importId: string): ImportJobData => {
  const { organizationId, actorId, actorName, requestId } = tx
  return { organizationId, importId, actorId, actorName, requestId }
}

/** Options of a transaction of the job, so that the activity log names whoever asked for it. */
export const inTheNameOf = ({
  actorName,
  requestId,
}: ImportJobData): Pick<TransactionOptions, 'actorName' | 'requestId'> => ({
  ...(actorName !== null && { actorName }),
  ...(requestId !== null && { requestId }),
})

/**
 * The jobs of one kind of import: `work` checks a file and stores it where it may; `giveUp` says of one that it was given up, which a worker
 * that is killed can't say itself.
 */
export function defineImportJobs(name: string) {
  const giveUp = defineJob(`${name}-given-up`, importJobData, { retryLimit: 20, retryBackoff: true })
  return { giveUp, work: defineJob(name, importJobData, { retryLimit: 2, deadLetter: giveUp.name }) }
}

type Handlers = { work: (job: ImportJobData) => Promise<void>; giveUp: (job: ImportJobData) => Promise<void> }

/** Takes imports of one kind, one at a time: each may need a good part of the memory that a worker has. */
export async function takeImports(
  jobs: Pick<Jobs, 'work'>,
  definitions: ReturnType<typeof defineImportJobs>,
  handlers: Handlers,
) {
  await jobs.work(definitions.work, handlers.work)
  // Given up after every retry: the worker was killed each time, or the file met a mistake of ours.
  await jobs.work(definitions.giveUp, handlers.giveUp)
}
