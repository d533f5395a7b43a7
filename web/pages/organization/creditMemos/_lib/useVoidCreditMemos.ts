import { graphql } from 'react-relay/hooks'
import type { useVoidCreditMemosMutation } from '../../../../__generated__/useVoidCreditMemosMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Voids credit memos. The caller shows the result of each. */
export function useVoidCreditMemos() {
  return useMutation<useVoidCreditMemosMutation>(
    graphql`
      mutation useVoidCreditMemosMutation($input: CreditMemosWithReasonInput!) {
        voidCreditMemos(input: $input) {
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
