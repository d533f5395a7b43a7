import { graphql } from 'react-relay/hooks'
import type { useEditMessageMutation } from '../../../../__generated__/useEditMessageMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Edits the user's own message. */
export function useEditMessage() {
  return useMutation<useEditMessageMutation>(
    graphql`
      mutation useEditMessageMutation($input: EditConversationMessageInput!) {
        editConversationMessage(input: $input) {
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
