// A snapshot of a service's database, read with the service's own rights in a read-only transaction.
import type { Connection } from './invariant.ts'

export type Service = 'account' | 'treasury'

/** Summing up a large organization takes longer than the timeout of a request. */
const SETTINGS = [
  ['statement_timeout', '0'],
  ['idle_in_transaction_session_timeout', '0'],
  ['transaction_timeout', '0'],
]

export const BEGIN = `begin isolation level repeatable read read only; ${SETTINGS.map(
  ([name, value]) => `set local ${name} = '${value}'`,
).join('; ')}; select 1`

/** From here on the transaction sees what this role may see of this organization. */
async function as(client: Connection, role: string, organizationId = ''): Promise<void> {
  const settings = [
    ['role', role],
    ['app.organization', organizationId],
    ['app.actor', ''],
  ]
  for (const [name, value] of settings) await client.query('select set_config($1, $2, true)', [name, value])
}

export const asOrganization = (client: Connection, service: Service, organizationId: string) =>
  as(client, service, organizationId)
export const asSystem = (client: Connection, service: Service) => as(client, `${service}_system`)
export const asFeed = (client: Connection, service: Service) => as(client, `${service}_feed`)
