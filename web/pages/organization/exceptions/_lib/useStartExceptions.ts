import { graphql } from 'react-relay/hooks'
import type { useStartExceptionsMutation } from '../../../../__generated__/useStartExceptionsMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Starts work on exceptions. */
export function useStartExceptions() {
  return useMutation<useStartExceptionsMutation>(
    graphql`
      mutation useStartExceptionsMutation($input: ExceptionsInput!) {
        startExceptions(input: $input) {
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
