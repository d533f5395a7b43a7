import { z } from 'zod'
import type { Tx } from '../../../kit/database/database.ts'
import { defineJob, type Jobs } from '../../../kit/jobs.ts'
import { noteOnProvider } from '../repository.ts'

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

/** One for each connection, waiting or at work: who asks meanwhile gets the one that is there. */
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

/** Asks for a sync, in the name of the user who asks. */
export async function enqueueProviderSync(tx: Tx, jobs: Jobs, providerId: string): Promise<void> {
  const { organizationId, actorId, actorName, requestId } = tx
  const job = { organizationId, providerId, actorId, actorName, requestId }
  const added = await jobs.enqueue(tx, providerSyncJob, job, { singletonKey: providerId })
  if (added === null) return
  await noteOnProvider(tx, providerId, { syncingSince: tx.clock.now().toString() })
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
