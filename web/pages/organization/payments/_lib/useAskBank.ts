import { graphql } from 'react-relay/hooks'
import type { useAskBankMutation } from '../../../../__generated__/useAskBankMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Polls the bank for the status of payments. The caller shows the result of each. */
export function useAskBank() {
  return useMutation<useAskBankMutation>(
    graphql`
      mutation useAskBankMutation($input: PaymentIdsInput!) {
        askBank(input: $input) {
          payments {
            ...PaymentsPage_row
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
