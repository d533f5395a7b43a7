import { z } from 'zod'
import type { Tx } from '../../../kit/database/database.ts'
import { newId } from '../../../kit/ids.ts'
import { defineJob, type Jobs } from '../../../kit/jobs.ts'
import { beginSync } from '../repository.ts'

/** The data of a sync: the account, and for the activity log the user who requested it; null for a scheduled one. */
const syncJobData = z.object({
  organizationId: z.uuid(),
  bankAccountId: z.uuid(),
  actorId: z.uuid().nullable(),
  actorName: z.string().nullable(),
  requestId: z.string().nullable(),
})
export type SyncJobData = z.infer<typeof syncJobData>

/** Records a sync whose worker was killed on every attempt. */
export const syncGivenUpJob = defineJob('bank-sync-given-up', syncJobData, { retryLimit: 20, retryBackoff: true })

/** One for each requested sync of an account; requests while one is waiting add none (beginSync). */
export const syncJob = defineJob('bank-sync', syncJobData, {
  policy: 'exclusive',
  retryLimit: 2,
  deadLetter: syncGivenUpJob.name,
})

/**
 * Requests a sync of a connected account on behalf of the caller; while one is waiting or running, no other is added. The connection
 * records that, not the queue, where the job exists for a moment longer than the sync.
 */
export async function enqueueSync(tx: Tx, jobs: Jobs, bankAccountId: string): Promise<void> {
  const { organizationId, actorId, actorName, requestId } = tx
  const job = { organizationId, bankAccountId, actorId, actorName, requestId }
  if (!(await beginSync(tx, bankAccountId))) return
  // A unique key: the queue allows one job per key, and the previous sync's job may still be in it.
  await jobs.enqueue(tx, syncJob, job, { singletonKey: newId() })
  tx.emit('bank-account.changed', bankAccountId, { scopeId: bankAccountId })
}
