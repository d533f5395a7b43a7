// One Relay environment per organization and tab. Nothing that was read for one organization can be shown in another,
// because nothing is shared between them but code.
import { Environment, Network, RecordSource, Store, type RelayFieldLogger } from 'relay-runtime'
import { RequestFailed, codes } from './operation.ts'
import { fetchFrom } from './network.ts'
import { subscribeFrom, closeWebSocket } from './webSocket.ts'

/** Queries of screens left behind that stay complete, so that going back shows them at once. */
const KEPT_QUERIES = 20
const FIVE_MINUTES = 5 * 60_000

/** Makes the environment of an organization; null for what needs none, such as the list of one's organizations. */
export function createEnvironment(organization: string | null): Environment {
  return new Environment({
    network: Network.create(fetchFrom(organization), subscribeFrom(organization)),
    store: new Store(new RecordSource(), {
      gcReleaseBufferSize: KEPT_QUERIES,
      queryCacheExpirationTime: FIVE_MINUTES,
    }),
    relayFieldLogger: throwTypedErrors,
  })
}

/**
 * Relay calls its logger for each field error before it throws one without the server's code. Throwing here instead lets error
 * boundaries tell "not allowed" from "failed".
 */
const throwTypedErrors: RelayFieldLogger = event => {
  if (event.kind !== 'relay_field_payload.error' || !event.shouldThrow || event.handled) return
  const { message, extensions } = event.error as {
    message?: string
    extensions?: { code?: string; requestId?: string }
  }
  throw new RequestFailed(message ?? '', extensions?.code ?? codes.serverProblem, extensions?.requestId)
}

const STORAGE_KEY = 'arus.organization'
/** Only where a fresh tab starts; never read again after that. */
const LAST_KEY = 'arus.lastOrganization'

type Scope = { organization: string; environment: Environment }

let scope: Scope | null = null
const listeners = new Set<() => void>()

/** The organization of this tab, null before one is chosen. */
export function organizationOfTab(): string | null {
  return scope?.organization ?? sessionStorage.getItem(STORAGE_KEY)
}

/** Where a fresh tab could start: the organization that was chosen last in any tab. */
export function lastOrganization(): string | null {
  return localStorage.getItem(LAST_KEY)
}

/** The organization of this tab with its environment, which is made when it is first needed. */
export function currentScope(): Scope | null {
  const organization = organizationOfTab()
  if (organization !== null && scope === null) scope = { organization, environment: createEnvironment(organization) }
  return scope
}

/** Moves this tab to an organization: a new environment, even when it is the same one. */
export function enterOrganization(organization: string): Scope {
  leaveOrganization()
  sessionStorage.setItem(STORAGE_KEY, organization)
  localStorage.setItem(LAST_KEY, organization)
  scope = { organization, environment: createEnvironment(organization) }
  notify()
  return scope
}

/** Forgets the organization and all that was read for it: on signing out and when the session ends. */
export function leaveOrganization(): void {
  sessionStorage.removeItem(STORAGE_KEY)
  scope = null
  closeWebSocket()
  notify()
}

/** Calls back when the tab's organization changes. */
export function onScopeChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function notify(): void {
  for (const listener of listeners) listener()
}
