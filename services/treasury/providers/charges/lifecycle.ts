// What becomes of a charge. Pure.
import type { TransactionStatus } from '../rules/statuses.ts'

export const CHARGE_STATUSES = ['PENDING', 'SUCCEEDED', 'FAILED', 'EXPIRED', 'CANCELED'] as const
export type ChargeStatus = (typeof CHARGE_STATUSES)[number]

/** `MINTED`: the provider has heard nothing. `CALLED`: perhaps it has. `ANSWERED`: we know. */
export const CHARGE_STAGES = ['MINTED', 'CALLED', 'ANSWERED'] as const

/** Why a charge failed: the provider took none, never heard of it, made one whose details were lost, or the payer's payment failed. */
export const FAILURE_REASONS = ['PROVIDER_REFUSED', 'NOT_RECEIVED', 'DETAILS_LOST', 'DECLINED'] as const

const EXPIRED_WORDS: readonly string[] = ['expire', 'expired']

/**
 * What a report of its payment makes of a charge; undefined where it stays as it is. Money that came is never denied, however late it
 * comes; what did not come ends only what was still awaited.
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
