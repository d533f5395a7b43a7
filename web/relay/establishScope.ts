// A tab needs an organization before its screens can query anything. A new tab starts in the user's last organization, if they are still a
// member.
import { graphql } from 'relay-runtime'
import type { establishScopeQuery } from '../__generated__/establishScopeQuery.graphql.ts'
import { type Scope, currentScope } from './environment.ts'
import { RequestFailed, codes, runOperation, sessionEnded } from './operation.ts'
import { enterOrganization, lastOrganization } from './tab.ts'

type Memberships = NonNullable<establishScopeQuery['response']['viewer']>['memberships']

const membershipsQuery = graphql`
  query establishScopeQuery {
    viewer {
      memberships {
        status
        organization {
          uuid
        }
      }
    }
  }
`

let establishing: Promise<Scope> | null = null

/** The scope of this tab; chooses an organization first when there is none. Rejects when the user has none. */
export async function establishScope(): Promise<Scope> {
  // The frame and its page call this at the same time; both must get the same environment.
  return (
    currentScope() ??
    (establishing ??= chooseFirst().finally(() => {
      establishing = null
    }))
  )
}

async function chooseFirst(): Promise<Scope> {
  enterOrganization(chooseOrganization(await readMemberships()))
  const scope = currentScope()
  if (scope === null) throw new RequestFailed('', codes.noOrganization)
  return scope
}

async function readMemberships(): Promise<Memberships> {
  const { viewer } = await runOperation<establishScopeQuery>(membershipsQuery, {})
  if (viewer) return viewer.memberships
  sessionEnded()
  throw new RequestFailed('', codes.notSignedIn)
}

/** Where to start: the last organization if the user is still a member, else the first. */
export function chooseOrganization(memberships: Memberships): string {
  const active = memberships.filter(({ status }) => status === 'ACTIVE').map(({ organization }) => organization.uuid)
  const last = lastOrganization()
  const chosen = active.find(uuid => uuid === last) ?? active[0]
  if (chosen === undefined) throw new RequestFailed('', codes.noOrganization)
  return chosen
}
