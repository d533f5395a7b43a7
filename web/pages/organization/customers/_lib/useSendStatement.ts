import { graphql } from 'react-relay/hooks'
import type { useSendStatementMutation } from '../../../../__generated__/useSendStatementMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Emails a statement of account to its customer. */
export function useSendStatement() {
  return useMutation<useSendStatementMutation>(
    graphql`
      mutation useSendStatementMutation($input: SendCustomerStatementInput!) {
        sendCustomerStatement(input: $input) {
          addresses
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    { quiet: true },
  )
}
