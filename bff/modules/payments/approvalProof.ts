// Who approves shows a fresh factor for exactly that list. Treasury names the list by a digest, the account service turns code or
// passkey into a proof for the digest, and treasury takes the proof: none of the three trusts what another says of the list.
import type { ProvenPaymentAction, ProvenPaymentsInput } from '../../__generated__/resolverTypes.ts'
import type { OrganizationScope } from '../../context.ts'
import { shownFactor } from '../freshFactor.ts'
import { digestPayments, type SeenPayment } from './treasuryPayments.ts'

/** A proof that treasury takes once, for these payments as they were seen. */
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

/** Of the form of a backup code. An authenticator shows digits. */
const BACKUP_CODE = /^[\da-z]{5}[- ]?[\da-z]{5}$/i

/** What is shown, as far as it can be seen: with a backup code treasury refuses to begin, and no attempt is counted. */
const kindOf = ({ code }: ProvenPaymentsInput): { factor?: 'BACKUP_CODES' } =>
  code && BACKUP_CODE.test(code.trim()) ? { factor: 'BACKUP_CODES' } : {}
