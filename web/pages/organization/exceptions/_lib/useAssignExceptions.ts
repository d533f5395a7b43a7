import { graphql } from 'react-relay/hooks'
import type { useAssignExceptionsMutation } from '../../../../__generated__/useAssignExceptionsMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Assigns exceptions to a colleague, or unassigns them. */
export function useAssignExceptions() {
  return useMutation<useAssignExceptionsMutation>(
    graphql`
      mutation useAssignExceptionsMutation($input: AssignExceptionsInput!) {
        assignExceptions(input: $input) {
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
