import { graphql } from 'react-relay/hooks'
import type { useApproveBillsMutation } from '../../../../__generated__/useApproveBillsMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Approves bills in the version that was shown. The caller shows the result of each. */
export function useApproveBills() {
  return useMutation<useApproveBillsMutation>(
    graphql`
      mutation useApproveBillsMutation($input: ApproveBillsInput!) {
        approveBills(input: $input) {
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
