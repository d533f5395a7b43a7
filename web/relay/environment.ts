// One Relay environment per organization and tab. Nothing that was read for one organization can be shown in another,
// because nothing is shared between them but code.
import { Environment, Network, type RelayFieldLogger } from 'relay-runtime'
import { type AnswerError, failureOf } from './operation.ts'
import { fetchFrom } from './network.ts'
import { OrganizationStore } from './organizationStore.ts'
import { closeWebSocket, subscribeFrom } from './subscribe.ts'
import { onTabChange, organizationOfTab } from './tab.ts'

/** Queries of screens left behind that stay complete, so that going back shows them at once. */
const KEPT_QUERIES = 20
const FIVE_MINUTES = 5 * 60_000

/** Makes the environment of an organization. */
export function createEnvironment(organization: string): Environment {
  // The store keeps what failed like everything else: the next visit would show the old failure, though the server answers again.
  const forgetFailures = () => environment.getStore().notify(undefined, true)
  const environment: Environment = new Environment({
    network: Network.create(fetchFrom(organization, forgetFailures), subscribeFrom(organization)),
    store: new OrganizationStore(
      { gcReleaseBufferSize: KEPT_QUERIES, queryCacheExpirationTime: FIVE_MINUTES },
      // Not `fetchQuery`: it would join a reading under way, and that may be from before the new rows.
      (operation, complete, error) => void environment.execute({ operation }).subscribe({ complete, error }),
    ),
    relayFieldLogger: throwTypedErrors,
  })
  return environment
}

/**
 * Relay calls its logger for each field error before it throws one without the server's code. Throwing here instead lets error
 * boundaries tell "not allowed" from "failed".
 */
const throwTypedErrors: RelayFieldLogger = event => {
  if (event.kind !== 'relay_field_payload.error' || !event.shouldThrow || event.handled) return
  const { message = '', extensions } = event.error as Partial<AnswerError>
  throw failureOf(extensions ? { message, extensions } : { message })
}

/** The organization of this tab with what was read for it. */
export type Scope = { readonly organization: string; readonly environment: Environment }

let scope: Scope | null = null
onTabChange(() => {
  scope = null
  closeWebSocket()
})

/** The scope of this tab, made when it is first needed; null before an organization is chosen. */
export function currentScope(): Scope | null {
  const organization = organizationOfTab()
  if (organization !== null) scope ??= { organization, environment: createEnvironment(organization) }
  return scope
}
