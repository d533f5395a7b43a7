import { type LoaderFunctionArgs, redirect } from 'react-router'
import { graphql } from 'relay-runtime'
import type { AppMode, switchRoutesHomeQuery } from '../../../__generated__/switchRoutesHomeQuery.graphql.ts'
import { establishScope } from '../../../relay/establishScope.ts'
import { RequestFailed, codes, runOperation } from '../../../relay/operation.ts'
import { enterOrganization } from '../../../relay/tab.ts'
import { safePath } from '../safePath.ts'

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** `/o?id=…&next=…`: moves this tab to an organization that the person is a member of. `/o` alone stays. */
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

/** Null when nobody is signed in. */
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

/** Whoever belongs to no organization is told so. */
function noAccess(error: unknown): Response {
  if (error instanceof RequestFailed && error.code === codes.noOrganization) return redirect('/no-access')
  throw error
}

/** Home shows the area that the person works in. An organization that uses none has only what can be set. */
const homeOf = (modes: readonly AppMode[]): string => (modes.length > 0 ? '/home' : '/settings')
