// Expects the cash that the account service's invoices say is to come: reads again what an event is about, and all after events were missed.
import { followFeed } from '../../kit/outbox/follow.ts'
import type { WorkerContext } from '../context.ts'
import { openAccountClient } from '../projection/public.ts'
import { openInvoiceClient } from './snapshot.ts'
import { keepPosition, positionOf, storeInvoice } from './store.ts'

/** Follows the invoices of the account service until closed. One process follows. */
export function followInvoices({ database, account, log }: Pick<WorkerContext, 'database' | 'account' | 'log'>) {
  const { invoices, everyInvoice } = openInvoiceClient(account)
  const { everyOrganization } = openAccountClient(account)

  async function refresh(organizationId: string, id: string): Promise<void> {
    for (const snapshot of await invoices(organizationId, [id])) await storeInvoice(database, organizationId, snapshot)
  }

  async function everything(): Promise<void> {
    for await (const organizations of everyOrganization())
      for (const { id } of organizations)
        for await (const snapshots of everyInvoice(id))
          for (const snapshot of snapshots) await storeInvoice(database, id, snapshot)
  }

  return followFeed({
    feed: account,
    log,
    behind: 'expected transactions of invoices are behind; trying again',
    position: () => positionOf(database),
    keep: position => keepPosition(database, position),
    workOf: ({ organizationId, type, subjectId }) =>
      organizationId === null || type !== 'invoice.changed' ? undefined : () => refresh(organizationId, subjectId),
    everything,
  })
}
