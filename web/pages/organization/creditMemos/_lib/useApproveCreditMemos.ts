import { graphql } from 'react-relay/hooks'
import type { useApproveCreditMemosMutation } from '../../../../__generated__/useApproveCreditMemosMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Approves credit memos in the version that was shown: each gets its number. The caller shows the result of each. */
export function useApproveCreditMemos() {
  return useMutation<useApproveCreditMemosMutation>(
    graphql`
      mutation useApproveCreditMemosMutation($input: ApproveCreditMemosInput!) {
        approveCreditMemos(input: $input) {
          creditMemos {
            ...CreditMemosPage_row
            ...CreditMemoPage_memo
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
