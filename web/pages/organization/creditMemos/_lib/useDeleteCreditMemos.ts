import { graphql } from 'react-relay/hooks'
import type { useDeleteCreditMemosMutation } from '../../../../__generated__/useDeleteCreditMemosMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Deletes drafts. The caller shows the result of each. */
export function useDeleteCreditMemos() {
  return useMutation<useDeleteCreditMemosMutation>(
    graphql`
      mutation useDeleteCreditMemosMutation($input: CreditMemosInput!) {
        deleteCreditMemos(input: $input) {
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
