// Creates an organization, in the first run and later, outside of any organization.
import { graphql } from 'relay-runtime'
import type {
  CreateOrganizationInput,
  newOrganizationMutation,
} from '../../../../__generated__/newOrganizationMutation.graphql.ts'
import type { newOrganizationViewerQuery } from '../../../../__generated__/newOrganizationViewerQuery.graphql.ts'
import { runOperation } from '../../../../relay/operation.ts'

/** Creates an organization owned by the signed-in user. */
export async function createOrganization(input: CreateOrganizationInput) {
  const mutation = graphql`
    mutation newOrganizationMutation($input: CreateOrganizationInput!) {
      createOrganization(input: $input) {
        organization {
          uuid
        }
        userErrors {
          code
          message
          field
        }
      }
    }
  `
  return (await runOperation<newOrganizationMutation>(mutation, { input })).createOrganization
}

/** Whether the user may create organizations; null when no user is signed in. */
export async function readMayCreate(): Promise<boolean | null> {
  const query = graphql`
    query newOrganizationViewerQuery {
      viewer {
        mayCreateOrganizations
      }
    }
  `
  const { viewer } = await runOperation<newOrganizationViewerQuery>(query, {})
  return viewer?.mayCreateOrganizations ?? null
}

/** Enters an organization, at the home page of its areas. */
export const enterOrganization = (uuid: string) => `/o?id=${uuid}&next=${encodeURIComponent('/u')}`
