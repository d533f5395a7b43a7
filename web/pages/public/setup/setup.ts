// Requests of the first run to the BFF, without a Relay environment, as in signing in.
import { graphql } from 'relay-runtime'
import type { setupOwnerMutation } from '../../../__generated__/setupOwnerMutation.graphql.ts'
import type { setupQuery } from '../../../__generated__/setupQuery.graphql.ts'
import type { setupViewerQuery } from '../../../__generated__/setupViewerQuery.graphql.ts'
import { runOperation } from '../../../relay/operation.ts'

export type SetupLink = setupQuery['response']['setupLink']
type Viewer = NonNullable<setupViewerQuery['response']['viewer']>

/** The user who has set up an account and still has to create the first organization. */
export type Founder = { fullName: string; email: string; hasFactor: boolean }

/** The state of a link. */
export async function readSetupLink(token: string): Promise<SetupLink> {
  const query = graphql`
    query setupQuery($token: String!) {
      setupLink(token: $token) {
        state
        expiresAt
      }
    }
  `
  return (await runOperation<setupQuery>(query, { token })).setupLink
}

/** The founder signed in in this browser; null for another user or none. */
export async function readFounder(): Promise<Founder | null> {
  const query = graphql`
    query setupViewerQuery {
      viewer {
        fullName
        email
        hasSecondFactor
        mayCreateOrganizations
        memberships {
          status
        }
      }
    }
  `
  const { viewer } = await runOperation<setupViewerQuery>(query, {})
  return viewer && isFounder(viewer) ? founderOf(viewer) : null
}

const isFounder = ({ mayCreateOrganizations, memberships }: Viewer) =>
  mayCreateOrganizations && memberships.every(({ status }) => status !== 'ACTIVE')

const founderOf = ({ fullName, email, hasSecondFactor: hasFactor }: Viewer): Founder => ({ fullName, email, hasFactor })

/** Creates the first owner; the session cookie is then set. */
export async function createFirstOwner(input: { token: string; fullName: string; email: string; password: string }) {
  const mutation = graphql`
    mutation setupOwnerMutation($input: CreateFirstOwnerInput!) {
      createFirstOwner(input: $input) {
        viewer {
          fullName
          email
        }
        userErrors {
          code
          message
          field
        }
      }
    }
  `
  return (await runOperation<setupOwnerMutation>(mutation, { input })).createFirstOwner
}
