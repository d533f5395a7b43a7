import { graphql } from 'react-relay/hooks'
import type { useReopenExceptionsMutation } from '../../../../__generated__/useReopenExceptionsMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Reopens exceptions. */
export function useReopenExceptions() {
  return useMutation<useReopenExceptionsMutation>(
    graphql`
      mutation useReopenExceptionsMutation($input: ExceptionsInput!) {
        reopenExceptions(input: $input) {
          exceptions {
            ...ExceptionsPage_row
            ...ExceptionDrawer_exception
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
