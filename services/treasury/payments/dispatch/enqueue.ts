import { z } from 'zod'
import type { Tx } from '../../../kit/database/database.ts'
import { defineJob, type Jobs } from '../../../kit/jobs.ts'

const ofPayment = z.object({ organizationId: z.uuid(), paymentId: z.uuid() })
export type PaymentJob = z.infer<typeof ofPayment>

/** Takes one payment further: sends it to its bank, or polls its status there. Never abandoned, because money depends on it. */
export const dispatchJob = defineJob('payment-dispatch', ofPayment, {
  retryLimit: 1_000,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 60,
})

const enqueue = (tx: Tx, jobs: Jobs, paymentId: string) =>
  jobs.enqueue(tx, dispatchJob, { organizationId: tx.organizationId, paymentId })

/** Enqueues sending for a payment that has just become in progress; in the transaction of that step, so that each step sends once. */
export const enqueueDispatch = enqueue

/** Enqueues an immediate poll of a payment that its bank has. */
export const enqueuePoll = enqueue
