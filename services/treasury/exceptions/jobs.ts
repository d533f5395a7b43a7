import { z } from 'zod'
import type { Tx } from '../../kit/database/database.ts'
import { defineJob, type Jobs } from '../../kit/jobs.ts'

/** Detects exceptions in one organization, sooner than the worker's next run. */
export const detectExceptionsJob = defineJob('exceptions-look', z.object({ organizationId: z.uuid() }), {
  retryLimit: 1,
})

/** Enqueues detection for the end of this transaction; concurrent requests share one run. */
export async function enqueueDetection(tx: Tx, jobs: Pick<Jobs, 'enqueue'>): Promise<void> {
  const { organizationId } = tx
  await jobs.enqueue(tx, detectExceptionsJob, { organizationId }, { singletonKey: organizationId })
}
