// The statuses of a charge. Pure.
import type { TransactionStatus } from '../rules/statuses.ts'

export const CHARGE_STATUSES = ['PENDING', 'SUCCEEDED', 'FAILED', 'EXPIRED', 'CANCELED'] as const
export type ChargeStatus = (typeof CHARGE_STATUSES)[number]

/** `MINTED`: the provider has not been called. `CALLED`: it may know the charge. `ANSWERED`: the result is known. */
export const CHARGE_STAGES = ['MINTED', 'CALLED', 'ANSWERED'] as const

/** Why a charge failed: the provider refused it, never received it, created it but its details were lost, or the payer's payment failed. */
export const FAILURE_REASONS = ['PROVIDER_REFUSED', 'NOT_RECEIVED', 'DETAILS_LOST', 'DECLINED'] as const

const EXPIRED_WORDS: readonly string[] = ['expire', 'expired']

/**
 * The new status of a charge after a report of its payment; undefined if unchanged. Received money always counts, however late; a failed
 * payment only ends a pending charge.
 */
export function chargeAfter(
  charge: ChargeStatus,
  { status, statusWord }: { status: TransactionStatus; statusWord: string },
): Exclude<ChargeStatus, 'PENDING'> | undefined {
  if (status === 'SUCCESS' || status === 'REVERSED') return charge === 'SUCCEEDED' ? undefined : 'SUCCEEDED'
  if (charge !== 'PENDING' || status === 'PENDING') return undefined
  if (status === 'VOIDED') return 'CANCELED'
  return EXPIRED_WORDS.includes(statusWord.trim().toLowerCase()) ? 'EXPIRED' : 'FAILED'
}
