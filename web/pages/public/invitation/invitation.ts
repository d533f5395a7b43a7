// Requests of the invitation page to the BFF, without a Relay environment, as in signing in.
import { graphql } from 'relay-runtime'
import type { invitationAcceptMutation } from '../../../__generated__/invitationAcceptMutation.graphql.ts'
import type { invitationLinkMutation } from '../../../__generated__/invitationLinkMutation.graphql.ts'
import type { invitationQuery } from '../../../__generated__/invitationQuery.graphql.ts'
import { runOperation } from '../../../relay/operation.ts'

export type Invitation = NonNullable<invitationQuery['response']['invitation']>
/** An invitation, and the email of the user signed in in this browser. */
export type Landing = { invitation: Invitation; signedInAs: string | null }

/** The invitation of a link; null when it can't be used any more. */
export async function readInvitation(token: string): Promise<Landing | null> {
  const query = graphql`
    query invitationQuery($token: String!) {
      viewer {
        email
      }
      invitation(token: $token) {
        email
        organizationName
        roleName
        inviterName
        hasAccount
        requiresSecondFactor
      }
    }
  `
  const { viewer, invitation } = await runOperation<invitationQuery>(query, { token })
  return invitation ? { invitation, signedInAs: viewer?.email ?? null } : null
}

/** Creates the account of a new user; the session cookie is then set. */
export async function acceptInvitation(input: { token: string; fullName: string; password: string }) {
  const mutation = graphql`
    mutation invitationAcceptMutation($input: AcceptInvitationInput!) {
      acceptInvitation(input: $input) {
        organizationId
        userErrors {
          code
          message
          field
        }
      }
    }
  `
  return (await runOperation<invitationAcceptMutation>(mutation, { input })).acceptInvitation
}

/** Adds the organization to the signed-in user's account. */
export async function linkInvitation(token: string) {
  const mutation = graphql`
    mutation invitationLinkMutation($input: LinkInvitationInput!) {
      linkInvitation(input: $input) {
        organizationId
        userErrors {
          code
          message
          field
        }
      }
    }
  `
  return (await runOperation<invitationLinkMutation>(mutation, { input: { token } })).linkInvitation
}
