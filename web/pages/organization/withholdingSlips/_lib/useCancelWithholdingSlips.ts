import { graphql } from 'react-relay/hooks'
import type { useCancelWithholdingSlipsMutation } from '../../../../__generated__/useCancelWithholdingSlipsMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Cancels slips. The caller shows the result of each. */
export function useCancelWithholdingSlips() {
  return useMutation<useCancelWithholdingSlipsMutation>(
    graphql`
      mutation useCancelWithholdingSlipsMutation($input: WithholdingSlipsWithReasonInput!) {
        cancelCustomerWithholdingSlips(input: $input) {
          slips {
            ...WithholdingSlipsPage_row
            ...WithholdingSlipPage_slip
          }
          results {
            nodeId
            ok
            userErrors {
              message
            }
          }
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    { quiet: true },
  )
}
