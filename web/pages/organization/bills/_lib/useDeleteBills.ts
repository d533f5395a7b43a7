import { graphql } from 'react-relay/hooks'
import type { useDeleteBillsMutation } from '../../../../__generated__/useDeleteBillsMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Deletes drafts. The caller shows the result of each. */
export function useDeleteBills() {
  return useMutation<useDeleteBillsMutation>(
    graphql`
      mutation useDeleteBillsMutation($input: BillIdsInput!) {
        deleteBills(input: $input) {
          deletedIds
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
