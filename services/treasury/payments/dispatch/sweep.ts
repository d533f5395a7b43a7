// What the worker does periodically: releases payments whose date has come, and processes due attempts, among them those of lost jobs.
import type { Database, Tx } from '../../../kit/database/database.ts'
import type { Jobs } from '../../../kit/jobs.ts'
import type { TreasuryContext } from '../../context.ts'
import { isComplete } from '../../approvalPolicies/public.ts'
import { planOfDay } from '../approval/reviewPlan.ts'
import { decideOn } from '../decide.ts'
import { emitPaymentChanged } from '../describe.ts'
import { moveBySystem } from '../moveBySystem.ts'
import { changeBySystem, lockPayment } from '../repository.ts'
import { returnPayment } from '../approval/returnPayment.ts'
import { dueAttempts, claimDueAttempt } from './attempts.ts'
import { enqueueDispatch, type PaymentJob } from './enqueue.ts'

type Parts = Pick<TreasuryContext, 'database' | 'jobs' | 'clock' | 'log'>

/** At most this many at a time; the rest follows in the next run. */
const MAX = 200

/** Queues everything that is due now. */
export async function sweepPayments(parts: Parts): Promise<void> {
  const now = parts.clock.now()
  for (const due of await dueReleases(parts.database, now)) await queue(parts, due, releasePayment)
  for (const due of await dueAttempts(parts.database, now, MAX)) await queue(parts, due, lookAgain)
}

type Work = (tx: Tx, jobs: Jobs, paymentId: string) => Promise<unknown>

/** A failure to queue one doesn't delay the others. */
async function queue({ database, jobs, log }: Parts, { organizationId, paymentId }: PaymentJob, work: Work) {
  await database
    .inOrganization(organizationId, null, tx => work(tx, jobs, paymentId))
    .catch((error: unknown) => log.warn({ err: error, organizationId, paymentId }, 'a payment was not queued'))
}

async function lookAgain(tx: Tx, jobs: Jobs, paymentId: string): Promise<void> {
  if (await claimDueAttempt(tx, paymentId)) await enqueueDispatch(tx, jobs, paymentId)
}

/** Releases a payment on its date. If no worker ran in time, it moves to the next possible date. */
async function releasePayment(tx: Tx, jobs: Jobs, paymentId: string): Promise<void> {
  const row = await lockPayment(tx, paymentId)
  if (row?.status !== 'SCHEDULED') return
  const { status, valueDate, releaseAt } = await decideOn(tx, row)
  const plan = await planOfDay(tx, row, valueDate)
  if (!isComplete(plan, row.approverIds)) return returnPayment(tx, row, plan, valueDate)
  const kept = await changeBySystem(tx, paymentId, 'RELEASE', { valueDate, releaseAt })
  if (status === 'IN_PROGRESS' && (await moveBySystem(tx, paymentId, 'RELEASE')))
    await enqueueDispatch(tx, jobs, paymentId)
  else if (kept) emitPaymentChanged(tx, kept)
}

async function dueReleases(database: Database, now: Temporal.Instant): Promise<PaymentJob[]> {
  const rows = await database.runAs<{ organization_id: string; id: string }>(
    'system',
    `select organization_id, id from payment where status = 'SCHEDULED' and release_at <= $1 order by release_at limit $2`,
    [now.toString(), MAX],
  )
  return rows.map(({ organization_id: organizationId, id: paymentId }) => ({ organizationId, paymentId }))
}
