import { graphql } from 'react-relay/hooks'
import type { useSubmitBillsMutation } from '../../../../__generated__/useSubmitBillsMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Submits drafts for approval. The caller shows the result of each. */
export function useSubmitBills() {
  return useMutation<useSubmitBillsMutation>(
    graphql`
      mutation useSubmitBillsMutation($input: BillIdsInput!) {
        submitBills(input: $input) {
          bills {
            ...BillsPage_row
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
