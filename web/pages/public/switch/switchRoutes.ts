import { type LoaderFunctionArgs, redirect } from 'react-router'
import { graphql } from 'relay-runtime'
import type { AppMode, switchRoutesHomeQuery } from '../../../__generated__/switchRoutesHomeQuery.graphql.ts'
import { establishScope } from '../../../relay/establishScope.ts'
import { RequestFailed, codes, runOperation } from '../../../relay/operation.ts'
import { enterOrganization } from '../../../relay/tab.ts'
import { safePath } from '../safePath.ts'

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** `/o?id=…&next=…`: moves this tab to an organization of the user. `/o` alone stays. */
export async function switchOrganization({ request }: Pick<LoaderFunctionArgs, 'request'>): Promise<Response> {
  const { pathname, search, searchParams } = new URL(request.url)
  const id = searchParams.get('id')
  if (id === null) return redirect('/u')
  if (!UUID.test(id)) return redirect('/404')
  const memberships = await readMemberships()
  if (memberships === null) return redirect(`/?next=${encodeURIComponent(pathname + search)}`)
  const isMember = memberships.some(({ status, organization }) => status === 'ACTIVE' && organization.uuid === id)
  if (!isMember) return redirect('/404')
  enterOrganization(id)
  return redirect(safePath(searchParams.get('next')))
}

/** Null when no user is signed in. */
async function readMemberships() {
  const { viewer } = await runOperation<switchRoutesHomeQuery>(
    graphql`
      query switchRoutesHomeQuery {
        viewer {
          memberships {
            status
            organization {
              uuid
              modes
            }
          }
        }
      }
    `,
    {},
  )
  return viewer?.memberships ?? null
}

/** `/u`: the home of the app mode of the tab's organization. */
export async function userHome(): Promise<Response> {
  const scope = await establishScope().catch(noAccess)
  if (scope instanceof Response) return scope
  const { organization } = scope
  const memberships = await readMemberships()
  const place = memberships?.find(({ organization: { uuid } }) => uuid === organization)
  return redirect(homeOf(place?.organization.modes ?? []))
}

/** Redirects a user without any organization to the page that says so. */
function noAccess(error: unknown): Response {
  if (error instanceof RequestFailed && error.code === codes.noOrganization) return redirect('/no-access')
  throw error
}

/** Home shows the user's area. An organization without areas has only settings. */
const homeOf = (modes: readonly AppMode[]): string => (modes.length > 0 ? '/home' : '/settings')
