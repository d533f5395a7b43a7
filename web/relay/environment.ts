// One Relay environment per organization and tab. Environments share only code, so data of one organization can't appear in another.
import { Environment, Network, type RelayFieldLogger } from 'relay-runtime'
import { type AnswerError, failureOf } from './operation.ts'
import { fetchFrom } from './network.ts'
import { OrganizationStore } from './organizationStore.ts'
import { closeWebSocket, subscribeFrom } from './subscribe.ts'
import { onTabChange, organizationOfTab } from './tab.ts'

/** Number of queries of previous screens that stay complete, so that going back shows them at once. */
const KEPT_QUERIES = 20
const FIVE_MINUTES = 5 * 60_000

/** Makes the environment of an organization. */
export function createEnvironment(organization: string): Environment {
  // The store caches field errors like any other data: the next visit would show the old failure though the server answers again.
  const forgetFailures = () => environment.getStore().notify(undefined, true)
  const environment: Environment = new Environment({
    network: Network.create(fetchFrom(organization, forgetFailures), subscribeFrom(organization)),
    store: new OrganizationStore(
      { gcReleaseBufferSize: KEPT_QUERIES, queryCacheExpirationTime: FIVE_MINUTES },
      // Not `fetchQuery`: it would join a request in flight, which may predate the new rows.
      (operation, complete, error) => void environment.execute({ operation }).subscribe({ complete, error }),
    ),
    relayFieldLogger: throwTypedErrors,
  })
  return environment
}

/**
 * Relay calls its logger for each field error before it throws one without the server's code. Throwing here instead lets error boundaries
 * distinguish "not allowed" from "failed".
 */
const throwTypedErrors: RelayFieldLogger = event => {
  if (event.kind !== 'relay_field_payload.error' || !event.shouldThrow || event.handled) return
  const { message = '', extensions } = event.error as Partial<AnswerError>
  throw failureOf(extensions ? { message, extensions } : { message })
}

/** The organization of this tab and its environment. */
export type Scope = { readonly organization: string; readonly environment: Environment }

let scope: Scope | null = null
onTabChange(() => {
  scope = null
  closeWebSocket()
})

/** The scope of this tab, created on first use; null before an organization is chosen. */
export function currentScope(): Scope | null {
  const organization = organizationOfTab()
  if (organization !== null) scope ??= { organization, environment: createEnvironment(organization) }
  return scope
}
