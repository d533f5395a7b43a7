import { graphql } from 'react-relay/hooks'
import type { usePrepareApprovalMutation } from '../../../../__generated__/usePrepareApprovalMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Prepares an approval for its proof: fails for payments that have changed since they were shown. */
export function usePrepareApproval() {
  return useMutation<usePrepareApprovalMutation>(
    graphql`
      mutation usePrepareApprovalMutation($input: PrepareApprovalInput!) {
        prepareApproval(input: $input) {
          totals {
            amount
            currency
          }
          fees {
            amount
            currency
          }
          debits {
            amount
            currency
          }
          payments {
            ...approvalLine_payment
          }
          passkeyOptions
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    { quiet: true },
  )
}
