// The approver presents a fresh factor for exactly this list. Treasury identifies the list by a digest, the account service turns the code
// or passkey into a proof for the digest, and treasury verifies the proof: none of the three has to trust another's view of the list.
import type { ProvenPaymentAction, ProvenPaymentsInput } from '../../__generated__/resolverTypes.ts'
import type { OrganizationScope } from '../../context.ts'
import { shownFactor } from '../freshFactor.ts'
import { digestPayments, type SeenPayment } from './treasuryPayments.ts'

/** A single-use proof for these payments, as the user saw them. */
export async function approvalProof(
  scope: OrganizationScope,
  action: ProvenPaymentAction,
  payments: SeenPayment[],
  shown: ProvenPaymentsInput,
): Promise<string> {
  const { digest } = await digestPayments(scope, { action, payments, ...kindOf(shown) })
  const { proof } = await scope.account.post('/v1/approval-proofs', { body: { digest, ...shownFactor(shown) } })
  return proof
}

/** The format of a backup code. An authenticator shows digits. */
const BACKUP_CODE = /^[\da-z]{5}[- ]?[\da-z]{5}$/i

/** The kind of factor, as far as it can be recognized: treasury refuses a backup code up front, so no attempt is counted. */
const kindOf = ({ code }: ProvenPaymentsInput): { factor?: 'BACKUP_CODES' } =>
  code && BACKUP_CODE.test(code.trim()) ? { factor: 'BACKUP_CODES' } : {}
