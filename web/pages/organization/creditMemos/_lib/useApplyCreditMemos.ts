import { graphql } from 'react-relay/hooks'
import type { useApplyCreditMemosMutation } from '../../../../__generated__/useApplyCreditMemosMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Applies credit memos to invoices, oldest due date first. The caller shows the result of each. */
export function useApplyCreditMemos() {
  return useMutation<useApplyCreditMemosMutation>(
    graphql`
      mutation useApplyCreditMemosMutation($input: CreditMemosInput!) {
        applyCreditMemos(input: $input) {
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
