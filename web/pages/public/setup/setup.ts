// What the first run asks of the BFF; without a Relay environment, as signing in.
import { graphql } from 'relay-runtime'
import type { setupOwnerMutation } from '../../../__generated__/setupOwnerMutation.graphql.ts'
import type { setupQuery } from '../../../__generated__/setupQuery.graphql.ts'
import type { setupViewerQuery } from '../../../__generated__/setupViewerQuery.graphql.ts'
import { runOperation } from '../../../relay/operation.ts'

export type SetupLink = setupQuery['response']['setupLink']
type Viewer = NonNullable<setupViewerQuery['response']['viewer']>

/** The person who has set up an account and has the first organization still to create. */
export type Founder = { fullName: string; email: string; hasFactor: boolean }

/** What a link is worth. */
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

/** The founder who is signed in in this browser; null when it is somebody else, or nobody. */
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

/** Makes the first owner; the session is in the cookie then. */
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
