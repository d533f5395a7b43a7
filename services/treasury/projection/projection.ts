// Copies organizations of the account service. Reading one again changes only what has changed.
import type { Database } from '../../kit/database/database.ts'
import type { Log } from '../../kit/http/log.ts'
import type { AccountClient } from './accountClient.ts'
import { entityKnown, paymentApprovers } from './organization.ts'
import { storeOrganization } from './store.ts'

export type Projection = ReturnType<typeof openProjection>

declare module '../context.ts' {
  interface TreasuryContext {
    /** What is known of the account service's organizations, and how to update it. */
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
    /** Makes sure that an entity of the account service is known here too, even if its event is still on its way. */
    async ensureEntity(organizationId: string, entityId: string): Promise<void> {
      const known = await database.inOrganization(organizationId, null, tx => entityKnown(tx, entityId))
      if (known) return
      await refreshIfReached(organizationId)
    },
    /** The same for users who may approve payments. */
    async ensureApprovers(organizationId: string, personIds: readonly string[]): Promise<void> {
      if (personIds.length === 0) return
      const known = await database.inOrganization(organizationId, null, paymentApprovers)
      if (personIds.every(id => known.has(id))) return
      await refreshIfReached(organizationId)
    },
  }
}
