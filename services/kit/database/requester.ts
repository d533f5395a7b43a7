import type { TransactionOptions } from './database.ts'

type Requester = { actorName: string | null; requestId: string | null }

/** Transaction options of a job, so that the activity log names the user who requested it. */
export const inTheNameOf = ({
  actorName,
  requestId,
}: Requester): Pick<TransactionOptions, 'actorName' | 'requestId'> => ({
  ...(actorName !== null && { actorName }),
  ...(requestId !== null && { requestId }),
})
