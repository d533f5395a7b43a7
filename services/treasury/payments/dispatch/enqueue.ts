import { z } from 'zod'
import type { Tx } from '../../../kit/database/database.ts'
import { defineJob, type Jobs } from '../../../kit/jobs.ts'

/** Bringing one payment to its bank. */
export const dispatchJob = defineJob('payment-dispatch', z.object({ organizationId: z.uuid(), paymentId: z.uuid() }))

/** Has a payment sent that has just come into progress; in the transaction of that step, so that each step sends once. */
export const enqueueDispatch = (tx: Tx, jobs: Jobs, paymentId: string) =>
  jobs.enqueue(tx, dispatchJob, { organizationId: tx.organizationId, paymentId })
