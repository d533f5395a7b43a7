// Sends a customer's proof of transfer.
import { graphql } from 'relay-runtime'
import type { proofCallsSendMutation } from '../../../__generated__/proofCallsSendMutation.graphql.ts'
import { runOperation } from '../../../relay/operation.ts'

type Input = proofCallsSendMutation['variables']['input']
type Payload = NonNullable<proofCallsSendMutation['response']['sendPortalProof']>

/** Sends a proof; returns errors that the user can fix, empty on success. */
export async function sendProof(input: Input): Promise<Payload['userErrors']> {
  const mutation = graphql`
    mutation proofCallsSendMutation($input: SendPortalProofInput!) {
      sendPortalProof(input: $input) {
        payment {
          uuid
        }
        userErrors {
          message
        }
      }
    }
  `
  const answer = await runOperation<proofCallsSendMutation>(mutation, { input })
  return answer.sendPortalProof?.userErrors ?? []
}
