import { graphql } from 'react-relay/hooks'
import type { usePollBankMutation } from '../../../../__generated__/usePollBankMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Polls the bank for the status of payments. The caller shows the result of each. */
export function usePollBank() {
  return useMutation<usePollBankMutation>(
    graphql`
      mutation usePollBankMutation($input: PaymentIdsInput!) {
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
