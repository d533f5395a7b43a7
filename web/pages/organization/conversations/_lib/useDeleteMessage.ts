import { graphql } from 'react-relay/hooks'
import type { useDeleteMessageMutation } from '../../../../__generated__/useDeleteMessageMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Deletes the user's own message; a placeholder remains. */
export function useDeleteMessage() {
  return useMutation<useDeleteMessageMutation>(
    graphql`
      mutation useDeleteMessageMutation($input: DeleteConversationMessageInput!) {
        deleteConversationMessage(input: $input) {
          message {
            ...Message_message
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
