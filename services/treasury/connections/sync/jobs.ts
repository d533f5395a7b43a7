import { z } from 'zod'
import type { Tx } from '../../../kit/database/database.ts'
import { newId } from '../../../kit/ids.ts'
import { defineJob, type Jobs } from '../../../kit/jobs.ts'
import { beginSync } from '../repository.ts'

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

/** One for each time that a sync of an account is asked for while none is waited for (beginSync). */
export const syncJob = defineJob('bank-sync', syncJobData, {
  policy: 'exclusive',
  retryLimit: 2,
  deadLetter: syncGivenUpJob.name,
})

/**
 * Asks for a sync of a connected account, in the name of who asks; whoever asks while one is waited for or at work gets that one. The
 * connection knows it and not the queue, in which the job of a sync still stands for a moment after its last word.
 */
export async function enqueueSync(tx: Tx, jobs: Jobs, bankAccountId: string): Promise<void> {
  const { organizationId, actorId, actorName, requestId } = tx
  const job = { organizationId, bankAccountId, actorId, actorName, requestId }
  if (!(await beginSync(tx, bankAccountId))) return
  // A key of its own: the queue holds one job for each key, also where it was made before, and the job of the last sync may still be one.
  await jobs.enqueue(tx, syncJob, job, { singletonKey: newId() })
  tx.emit('bank-account.changed', bankAccountId, { scopeId: bankAccountId })
}
