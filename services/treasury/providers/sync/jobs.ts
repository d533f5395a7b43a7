import { z } from 'zod'
import type { Tx } from '../../../kit/database/database.ts'
import { newId } from '../../../kit/ids.ts'
import { defineJob, type Jobs } from '../../../kit/jobs.ts'
import { beginSync } from '../repository.ts'

/** The data of a sync: the connection, and for the activity log the user who requested it; null for a scheduled one. */
const syncJobData = z.object({
  organizationId: z.uuid(),
  providerId: z.uuid(),
  actorId: z.uuid().nullable(),
  actorName: z.string().nullable(),
  requestId: z.string().nullable(),
})
export type SyncJobData = z.infer<typeof syncJobData>

/** Records a sync whose worker was killed on every attempt. */
export const providerSyncGivenUpJob = defineJob('provider-sync-given-up', syncJobData, {
  retryLimit: 20,
  retryBackoff: true,
})

/** One for each requested sync of a connection; requests while one is waiting add none (beginSync). */
export const providerSyncJob = defineJob('provider-sync', syncJobData, {
  policy: 'exclusive',
  retryLimit: 2,
  deadLetter: providerSyncGivenUpJob.name,
})

/** Polls one order at a provider. */
const pollJobData = z.object({ organizationId: z.uuid(), providerId: z.uuid(), orderReference: z.string() })
export type PollJobData = z.infer<typeof pollJobData>
/** One may wait per order: a request while it runs may concern something newer, so it polls again. */
export const providerPollJob = defineJob('provider-ask', pollJobData, {
  policy: 'short',
  retryLimit: 5,
  retryBackoff: true,
})

/**
 * Requests a sync on behalf of the caller; while one is waiting or running, no other is added. The connection records that, not the queue,
 * where the job exists for a moment longer than the sync.
 */
export async function enqueueProviderSync(tx: Tx, jobs: Jobs, providerId: string): Promise<void> {
  const { organizationId, actorId, actorName, requestId } = tx
  const job = { organizationId, providerId, actorId, actorName, requestId }
  if (!(await beginSync(tx, providerId))) return
  // A unique key: the queue allows one job per key, and the previous sync's job may still be in it.
  await jobs.enqueue(tx, providerSyncJob, job, { singletonKey: newId() })
  tx.emit('payment-provider.changed', providerId)
}

/** Enqueues a poll of an order; several notifications of one order share one poll. */
export async function enqueuePoll(
  tx: Tx,
  jobs: Jobs,
  { providerId, orderReference }: Pick<PollJobData, 'providerId' | 'orderReference'>,
): Promise<void> {
  const { organizationId } = tx
  await jobs.enqueue(
    tx,
    providerPollJob,
    { organizationId, providerId, orderReference },
    { singletonKey: `${providerId}/${orderReference}` },
  )
}
