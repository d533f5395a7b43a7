import { graphql } from 'react-relay/hooks'
import type { useAskBankMutation } from '../../../../__generated__/useAskBankMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Has the bank asked what became of payments. Who asks shows what became of each. */
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
