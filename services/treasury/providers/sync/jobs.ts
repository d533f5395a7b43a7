import { z } from 'zod'
import type { Tx } from '../../../kit/database/database.ts'
import { newId } from '../../../kit/ids.ts'
import { defineJob, type Jobs } from '../../../kit/jobs.ts'
import { beginSync } from '../repository.ts'

/** What a sync is told: the connection, and for the activity log who asked for it; nobody did where its time came. */
const syncJobData = z.object({
  organizationId: z.uuid(),
  providerId: z.uuid(),
  actorId: z.uuid().nullable(),
  actorName: z.string().nullable(),
  requestId: z.string().nullable(),
})
export type SyncJobData = z.infer<typeof syncJobData>

/** What is said of a sync whose worker was killed each time. */
export const providerSyncGivenUpJob = defineJob('provider-sync-given-up', syncJobData, {
  retryLimit: 20,
  retryBackoff: true,
})

/** One for each time that a sync of a connection is asked for while none is waited for (beginSync). */
export const providerSyncJob = defineJob('provider-sync', syncJobData, {
  policy: 'exclusive',
  retryLimit: 2,
  deadLetter: providerSyncGivenUpJob.name,
})

/** Asks a provider about one order. */
const askJobData = z.object({ organizationId: z.uuid(), providerId: z.uuid(), orderReference: z.string() })
export type AskJobData = z.infer<typeof askJobData>
/** One waits for each order: what comes while it is at work may be news, and asks again. */
export const providerAskJob = defineJob('provider-ask', askJobData, {
  policy: 'short',
  retryLimit: 5,
  retryBackoff: true,
})

/**
 * Asks for a sync, in the name of the user who asks; who asks while one is waited for or at work gets that one. The connection knows it and
 * not the queue, in which the job of a sync still stands for a moment after its last word.
 */
export async function enqueueProviderSync(tx: Tx, jobs: Jobs, providerId: string): Promise<void> {
  const { organizationId, actorId, actorName, requestId } = tx
  const job = { organizationId, providerId, actorId, actorName, requestId }
  if (!(await beginSync(tx, providerId))) return
  // A key of its own: the queue holds one job for each key, also where it was made before, and the job of the last sync may still be one.
  await jobs.enqueue(tx, providerSyncJob, job, { singletonKey: newId() })
  tx.emit('payment-provider.changed', providerId)
}

/** Has the provider asked about an order; many notifications of one order are answered by one question. */
export async function enqueueAsk(
  tx: Tx,
  jobs: Jobs,
  { providerId, orderReference }: Pick<AskJobData, 'providerId' | 'orderReference'>,
): Promise<void> {
  const { organizationId } = tx
  await jobs.enqueue(
    tx,
    providerAskJob,
    { organizationId, providerId, orderReference },
    { singletonKey: `${providerId}/${orderReference}` },
  )
}
