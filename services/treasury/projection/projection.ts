// Reads organizations of the account service into our copy. Reading one again changes nothing but what has changed.
import type { Database } from '../../kit/database/database.ts'
import type { Log } from '../../kit/http/log.ts'
import type { AccountClient } from './accountClient.ts'
import { entityKnown, paymentApprovers } from './organization.ts'
import { storeOrganization } from './store.ts'

export type Projection = ReturnType<typeof openProjection>

declare module '../context.ts' {
  interface TreasuryContext {
    /** What we know of the account service's organizations, and the way to know it newer. */
    projection: Projection
  }
}

type Options = { database: Database; account: AccountClient; log: Pick<Log, 'warn' | 'info'> }

export function openProjection({ database, account, log }: Options) {
  /** Reads one organization again. */
  async function refresh(organizationId: string): Promise<void> {
    for (const snapshot of await account.organizations([organizationId])) await storeOrganization(database, snapshot)
  }

  const refreshIfReached = (organizationId: string) =>
    refresh(organizationId).catch((error: unknown) => log.warn({ err: error }, 'an organization was not read'))

  return {
    refresh,
    async readEverything(): Promise<void> {
      let count = 0
      for await (const snapshots of account.everyOrganization()) {
        for (const snapshot of snapshots) await storeOrganization(database, snapshot)
        count += snapshots.length
      }
      log.info({ count }, 'all organizations were read')
    },
    /** Makes sure that an entity which the account service has is known here too, although its event may be on its way. */
    async ensureEntity(organizationId: string, entityId: string): Promise<void> {
      const known = await database.inOrganization(organizationId, null, tx => entityKnown(tx, entityId))
      if (known) return
      await refreshIfReached(organizationId)
    },
    /** The same for people who may approve payments. */
    async ensureApprovers(organizationId: string, personIds: readonly string[]): Promise<void> {
      if (personIds.length === 0) return
      const known = await database.inOrganization(organizationId, null, paymentApprovers)
      if (personIds.every(id => known.has(id))) return
      await refreshIfReached(organizationId)
    },
  }
}
