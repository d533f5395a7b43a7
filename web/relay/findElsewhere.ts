// A record of another organization is not found, whoever asks. But the person may be a member there too: then the same screen, asked in
// that organization, has an answer.
import { graphql } from 'relay-runtime'
import type { findElsewhereQuery } from '../__generated__/findElsewhereQuery.graphql.ts'
import type { PageEntryPoint, PageLocation } from './entryPoint.ts'
import { executeOperation, runOperation } from './operation.ts'

export type Organization = { readonly uuid: string; readonly name: string }

// oxlint-disable-next-line typescript/no-explicit-any -- Relay's entry points are invariant in their queries: there is no common supertype
type AnyEntryPoint = PageEntryPoint<any>

/** The first other organization of the person in which a screen has all that it asks for. */
export async function findElsewhere(
  entryPoint: AnyEntryPoint,
  location: PageLocation,
  here: string | null,
): Promise<Organization | null> {
  for (const organization of await readOrganizations()) {
    if (organization.uuid !== here && (await answers(entryPoint, location, organization.uuid))) return organization
  }
  return null
}

async function readOrganizations(): Promise<Organization[]> {
  const { viewer } = await runOperation<findElsewhereQuery>(
    graphql`
      query findElsewhereQuery {
        viewer {
          memberships {
            status
            organization {
              uuid
              name
            }
          }
        }
      }
    `,
    {},
  )
  const active = (viewer?.memberships ?? []).filter(({ status }) => status === 'ACTIVE')
  return active.map(({ organization }) => organization)
}

type Query = { parameters: { params: { id: string | null; name: string; text: string | null } }; variables: object }

/** Whether every query of a screen is answered without an error in an organization. */
async function answers({ getPreloadProps }: AnyEntryPoint, location: PageLocation, organization: string) {
  const queries: Query[] = Object.values(getPreloadProps(location).queries)
  const asked = queries.map(({ parameters, variables }) =>
    executeOperation(parameters.params, { ...variables }, { organization }).then(
      ({ errors = [] }) => errors.length === 0,
      () => false,
    ),
  )
  return (await Promise.all(asked)).every(Boolean)
}
