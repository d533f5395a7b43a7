// Creating an organization, in the first run and later; it stands outside of any organization.
import { graphql } from 'relay-runtime'
import type {
  CreateOrganizationInput,
  newOrganizationMutation,
} from '../../../__generated__/newOrganizationMutation.graphql.ts'
import type { newOrganizationViewerQuery } from '../../../__generated__/newOrganizationViewerQuery.graphql.ts'
import { runOperation } from '../../../relay/operation.ts'

/** Creates an organization that belongs to the person who is signed in. */
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

/** Whether the person may create organizations; null when nobody is signed in. */
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

/** Into an organization, to the home of the areas that it uses. */
export const enterOrganization = (uuid: string) => `/o?id=${uuid}&next=${encodeURIComponent('/u')}`
