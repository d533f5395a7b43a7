// Expects the cash that the account service's invoices say is to come: reads again what an event is about, and all after events were missed.
import { type DoEach, followFeed, subjectOf } from '../../kit/outbox/follow.ts'
import type { WorkerContext } from '../context.ts'
import { openAccountClient } from '../projection/public.ts'
import { openInvoiceClient } from './snapshot.ts'
import { keepPosition, positionOf, storeInvoice } from './store.ts'

const CHANGED = 'invoice.changed'

/** Follows the invoices of the account service until closed. One process follows. */
export function followInvoices({ database, account, log }: Pick<WorkerContext, 'database' | 'account' | 'log'>) {
  const { invoices, everyInvoice } = openInvoiceClient(account)
  const { everyOrganization } = openAccountClient(account)

  async function refresh(organizationId: string, id: string): Promise<void> {
    for (const snapshot of await invoices(organizationId, [id])) await storeInvoice(database, organizationId, snapshot)
  }

  async function everything(each: DoEach): Promise<void> {
    for await (const organizations of everyOrganization())
      for (const { id } of organizations)
        for await (const snapshots of everyInvoice(id))
          for (const snapshot of snapshots)
            await each(
              subjectOf(id, CHANGED, snapshot.id),
              () => storeInvoice(database, id, snapshot),
              () => refresh(id, snapshot.id),
            )
  }

  return followFeed({
    feed: account,
    log,
    behind: 'expected transactions of invoices are behind; trying again',
    position: () => positionOf(database),
    keep: position => keepPosition(database, position),
    workOf: ({ organizationId, type, subjectId }) =>
      organizationId === null || type !== CHANGED ? undefined : () => refresh(organizationId, subjectId),
    everything,
  })
}
