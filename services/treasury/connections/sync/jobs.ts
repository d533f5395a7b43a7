import { z } from 'zod'
import type { Tx } from '../../../kit/database/database.ts'
import { defineJob, type Jobs } from '../../../kit/jobs.ts'
import { noteOnLink } from '../repository.ts'

/** What a sync is told: the account, and for the activity log who asked for it; nobody did where its time came. */
const syncJobData = z.object({
  organizationId: z.uuid(),
  bankAccountId: z.uuid(),
  actorId: z.uuid().nullable(),
  actorName: z.string().nullable(),
  requestId: z.string().nullable(),
})
export type SyncJobData = z.infer<typeof syncJobData>

/** What is said of a sync whose worker was killed each time. */
export const syncGivenUpJob = defineJob('bank-sync-given-up', syncJobData, { retryLimit: 20, retryBackoff: true })

/** One for each account, waiting or at work: whoever asks meanwhile gets the one that is there. */
export const syncJob = defineJob('bank-sync', syncJobData, {
  policy: 'exclusive',
  retryLimit: 2,
  deadLetter: syncGivenUpJob.name,
})

/** Asks for a sync of a connected account, in the name of who asks. */
export async function enqueueSync(tx: Tx, jobs: Jobs, bankAccountId: string): Promise<void> {
  const { organizationId, actorId, actorName, requestId } = tx
  const job = { organizationId, bankAccountId, actorId, actorName, requestId }
  const added = await jobs.enqueue(tx, syncJob, job, { singletonKey: bankAccountId })
  if (added === null) return
  await noteOnLink(tx, bankAccountId, { syncingSince: tx.clock.now().toString() })
  tx.emit('bank-account.changed', bankAccountId, { scopeId: bankAccountId })
}
