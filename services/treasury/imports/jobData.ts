import { z } from 'zod'
import type { TransactionOptions, Tx } from '../../kit/database/database.ts'

/** What the job of an import is told: which one it is, and for the activity log who asked for it and in which request. */
export const importJobData = z.object({
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
