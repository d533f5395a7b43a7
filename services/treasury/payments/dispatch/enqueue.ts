import { z } from 'zod'
import type { Tx } from '../../../kit/database/database.ts'
import { defineJob, type Jobs } from '../../../kit/jobs.ts'

const ofPayment = z.object({ organizationId: z.uuid(), paymentId: z.uuid() })
export type PaymentJob = z.infer<typeof ofPayment>

/** Bringing one payment further: to its bank, or to know what became of it there. Money waits for it, so that it is not given up. */
export const dispatchJob = defineJob('payment-dispatch', ofPayment, {
  retryLimit: 1_000,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 60,
})

const enqueue = (tx: Tx, jobs: Jobs, paymentId: string) =>
  jobs.enqueue(tx, dispatchJob, { organizationId: tx.organizationId, paymentId })

/** Has a payment sent that has just come into progress; in the transaction of that step, so that each step sends once. */
export const enqueueDispatch = enqueue

/** Has the bank asked now what became of a payment that it has. */
export const enqueueAsk = enqueue
