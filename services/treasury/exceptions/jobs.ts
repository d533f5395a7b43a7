import { z } from 'zod'
import type { Tx } from '../../kit/database/database.ts'
import { defineJob, type Jobs } from '../../kit/jobs.ts'

/** Looking for exceptions in one organization, sooner than the worker's round would. */
export const detectExceptionsJob = defineJob('exceptions-look', z.object({ organizationId: z.uuid() }), {
  retryLimit: 1,
})

/** Has the worker look once this transaction is over; several that ask at once are answered by one look. */
export async function enqueueDetection(tx: Tx, jobs: Pick<Jobs, 'enqueue'>): Promise<void> {
  const { organizationId } = tx
  await jobs.enqueue(tx, detectExceptionsJob, { organizationId }, { singletonKey: organizationId })
}
