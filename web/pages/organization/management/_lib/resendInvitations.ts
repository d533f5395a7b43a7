import { graphql } from 'react-relay/hooks'
import type { IEnvironment } from 'relay-runtime'
import type { resendInvitationsMutation } from '../../../../__generated__/resendInvitationsMutation.graphql.ts'
import { commitOnce } from '../../../../relay/useMutation.ts'

/** Sends the emails of open invitations again. Never rejects; shows `unreachable` when there is no answer. */
export function resendInvitations(environment: IEnvironment, memberIds: readonly string[], unreachable: string) {
  const mutation = graphql`
    mutation resendInvitationsMutation($input: InvitationIdsInput!) {
      resendInvitations(input: $input) {
        ...useChangeToast_payload
        userErrors {
          ...useMutation_error
        }
      }
    }
  `
  const variables = { input: { memberIds } }
  return commitOnce<resendInvitationsMutation>(environment, { mutation, variables }, unreachable)
}
