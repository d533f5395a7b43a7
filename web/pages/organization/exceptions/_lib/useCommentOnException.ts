import { graphql } from 'react-relay/hooks'
import type { useCommentOnExceptionMutation } from '../../../../__generated__/useCommentOnExceptionMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Adds a comment to an exception. */
export function useCommentOnException() {
  return useMutation<useCommentOnExceptionMutation>(graphql`
    mutation useCommentOnExceptionMutation($input: CommentOnExceptionInput!) {
      commentOnException(input: $input) {
        exception {
          ...ExceptionsPage_row
          ...ExceptionDrawer_exception
        }
        userErrors {
          ...useMutation_error
        }
      }
    }
  `)
}
