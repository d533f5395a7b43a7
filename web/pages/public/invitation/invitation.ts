// What the page of an invitation asks of the BFF; without a Relay environment, as signing in.
import { graphql } from 'relay-runtime'
import type { invitationAcceptMutation } from '../../../__generated__/invitationAcceptMutation.graphql.ts'
import type { invitationLinkMutation } from '../../../__generated__/invitationLinkMutation.graphql.ts'
import type { invitationQuery } from '../../../__generated__/invitationQuery.graphql.ts'
import { runOperation } from '../../../relay/operation.ts'

export type Invitation = NonNullable<invitationQuery['response']['invitation']>
/** An invitation, and the email of whoever is signed in in this browser. */
export type Landing = { invitation: Invitation; signedInAs: string | null }

/** What a link invites to; null when it can't be used any more. */
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

/** A newcomer comes in; the session is in the cookie then. */
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

/** Adds the organization to the account that is signed in. */
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
