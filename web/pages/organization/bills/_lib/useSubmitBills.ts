import { graphql } from 'react-relay/hooks'
import type { useSubmitBillsMutation } from '../../../../__generated__/useSubmitBillsMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Puts drafts before those who approve. Who asks shows what became of each. */
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
