import { graphql } from 'react-relay/hooks'
import type { useResolveExceptionsMutation } from '../../../../__generated__/useResolveExceptionsMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Resolves exceptions, with a note. */
export function useResolveExceptions() {
  return useMutation<useResolveExceptionsMutation>(
    graphql`
      mutation useResolveExceptionsMutation($input: ResolveExceptionsInput!) {
        resolveExceptions(input: $input) {
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
