import { graphql } from 'react-relay/hooks'
import type { useConfirmWithholdingSlipsMutation } from '../../../../__generated__/useConfirmWithholdingSlipsMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Confirms slips sent by customers, in the version that was shown. The caller shows the result of each. */
export function useConfirmWithholdingSlips() {
  return useMutation<useConfirmWithholdingSlipsMutation>(
    graphql`
      mutation useConfirmWithholdingSlipsMutation($input: ConfirmCustomerWithholdingSlipsInput!) {
        confirmCustomerWithholdingSlips(input: $input) {
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
