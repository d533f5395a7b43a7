// A tab needs an organization before its screens can ask for anything. A fresh tab starts where the person was last, if they are
// still a member there.
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

/** The scope of this tab; chooses an organization first when there is none. Rejects when there is none to choose. */
export async function establishScope(): Promise<Scope> {
  // The frame and its page ask at the same time; they have to end up in one environment.
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

/** Where to start: the last organization, if one is still a member, else the first. */
export function chooseOrganization(memberships: Memberships): string {
  const active = memberships.filter(({ status }) => status === 'ACTIVE').map(({ organization }) => organization.uuid)
  const last = lastOrganization()
  const chosen = active.find(uuid => uuid === last) ?? active[0]
  if (chosen === undefined) throw new RequestFailed('', codes.noOrganization)
  return chosen
}
