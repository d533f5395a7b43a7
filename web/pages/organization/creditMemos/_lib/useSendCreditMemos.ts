import { graphql } from 'react-relay/hooks'
import type { useSendCreditMemosMutation } from '../../../../__generated__/useSendCreditMemosMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Emails credit memos to their customers. The caller shows the result of each. */
export function useSendCreditMemos() {
  return useMutation<useSendCreditMemosMutation>(
    graphql`
      mutation useSendCreditMemosMutation($input: CreditMemosInput!) {
        sendCreditMemos(input: $input) {
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
