// Sends proofs and slips, authorized by the link. A separate module, so that payers who only pay don't load it.
import { graphql } from 'relay-runtime'
import type { claimCallsProofMutation } from '../../../__generated__/claimCallsProofMutation.graphql.ts'
import type { claimCallsSlipMutation } from '../../../__generated__/claimCallsSlipMutation.graphql.ts'
import { runOperation } from '../../../relay/operation.ts'
import type { Refusals } from '../claims/_lib/useSend.ts'

/** Sends a proof of transfer; returns errors that the payer can fix, empty on success, null without an answer. */
export async function sendProof(input: claimCallsProofMutation['variables']['input']): Promise<Refusals | null> {
  const mutation = graphql`
    mutation claimCallsProofMutation($input: SendCheckoutProofInput!) {
      sendCheckoutProof(input: $input) {
        userErrors {
          message
        }
      }
    }
  `
  const { sendCheckoutProof } = await runOperation<claimCallsProofMutation>(mutation, { input })
  return sendCheckoutProof?.userErrors ?? null
}

/** Sends a withholding slip; returns the same. */
export async function sendSlip(input: claimCallsSlipMutation['variables']['input']): Promise<Refusals | null> {
  const mutation = graphql`
    mutation claimCallsSlipMutation($input: SendCheckoutSlipInput!) {
      sendCheckoutSlip(input: $input) {
        userErrors {
          message
        }
      }
    }
  `
  const { sendCheckoutSlip } = await runOperation<claimCallsSlipMutation>(mutation, { input })
  return sendCheckoutSlip?.userErrors ?? null
}
