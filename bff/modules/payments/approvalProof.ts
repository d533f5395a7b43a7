// Who approves shows a fresh factor for exactly that list. Treasury names the list by a digest, the account service turns code or
// passkey into a proof for the digest, and treasury takes the proof: none of the three trusts what another says of the list.
import type { ProvenPaymentAction, ProvenPaymentsInput } from '../../__generated__/resolverTypes.ts'
import type { OrganizationScope } from '../../context.ts'
import { shownFactor } from '../freshFactor.ts'
import { digestPayments, type SeenPayment } from './treasuryPayments.ts'

/** What the browser's passkey is asked, bound to the digest. Refuses whoever has no second factor. */
export async function passkeyOptionsFor(scope: OrganizationScope, digest: string): Promise<string> {
  const { options } = await scope.account.post('/v1/approval-proofs/options', { body: { digest } })
  return JSON.stringify(options)
}

/** A proof that treasury takes once, for these payments as they were seen. */
export async function approvalProof(
  scope: OrganizationScope,
  action: ProvenPaymentAction,
  payments: SeenPayment[],
  shown: ProvenPaymentsInput,
): Promise<string> {
  const { digest } = await digestPayments(scope, { action, payments })
  const { proof } = await scope.account.post('/v1/approval-proofs', { body: { digest, ...shownFactor(shown) } })
  return proof
}
