// A record of another organization is "not found" for every user. The user may be a member of that organization too: then the same screen,
// queried there, has an answer.
import { graphql } from 'relay-runtime'
import type { findElsewhereQuery } from '../__generated__/findElsewhereQuery.graphql.ts'
import type { PageEntryPoint, PageLocation } from './entryPoint.ts'
import { executeOperation, runOperation } from './operation.ts'

export type Organization = { readonly uuid: string; readonly name: string }

// oxlint-disable-next-line typescript/no-explicit-any -- Relay's entry points are invariant in their queries: there is no common supertype
type AnyEntryPoint = PageEntryPoint<any>

/** The user's first other organization in which all queries of a screen succeed. */
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

/** Whether every query of a screen succeeds in an organization. */
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
