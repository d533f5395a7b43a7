// Sends a slip of tax that a customer withheld.
import { graphql } from 'relay-runtime'
import type { slipCallsSendMutation } from '../../../__generated__/slipCallsSendMutation.graphql.ts'
import { runOperation } from '../../../relay/operation.ts'

type Input = slipCallsSendMutation['variables']['input']
type Payload = NonNullable<slipCallsSendMutation['response']['sendPortalSlip']>

/** Sends a slip; returns errors that the user can fix, empty on success. */
export async function sendSlip(input: Input): Promise<Payload['userErrors']> {
  const mutation = graphql`
    mutation slipCallsSendMutation($input: SendPortalSlipInput!) {
      sendPortalSlip(input: $input) {
        slips {
          uuid
        }
        userErrors {
          message
        }
      }
    }
  `
  const answer = await runOperation<slipCallsSendMutation>(mutation, { input })
  return answer.sendPortalSlip?.userErrors ?? []
}
