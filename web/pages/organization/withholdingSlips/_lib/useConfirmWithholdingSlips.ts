import { graphql } from 'react-relay/hooks'
import type { useConfirmWithholdingSlipsMutation } from '../../../../__generated__/useConfirmWithholdingSlipsMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Confirms slips that customers sent, as they were seen. Who asks shows what became of each. */
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
