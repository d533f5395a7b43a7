import { z } from 'zod'
import { defineJob } from '../../../kit/jobs.ts'

const ofSession = z.object({ organizationId: z.uuid(), sessionId: z.uuid() })
export type OfSession = z.infer<typeof ofSession>

const ofVirtualAccount = z.object({ organizationId: z.uuid(), virtualAccountId: z.uuid() })
export type OfVirtualAccount = z.infer<typeof ofVirtualAccount>

const PATIENT = { retryLimit: 100, retryDelay: 1, retryBackoff: true, retryDelayMax: 60 } as const

/** Requests the charge of a session that has none: the response was lost, or the process died before the request. */
export const requestChargeJob = defineJob('checkout-request-charge', ofSession, PATIENT)

/** Cancels the charge of a session that can't be paid any more. */
export const cancelChargeJob = defineJob('checkout-cancel-charge', ofSession, PATIENT)

/** To have a virtual account opened that nobody has heard of yet: an answer was lost, or a process died before it asked. */
export const openVirtualAccountJob = defineJob('virtual-account-open', ofVirtualAccount, PATIENT)

/** To close a virtual account at the provider that is closed here. */
export const closeVirtualAccountJob = defineJob('virtual-account-close', ofVirtualAccount, PATIENT)
