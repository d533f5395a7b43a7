// Expects the cash that the account service's invoices say is to come, and that refunds of its credit memos say is to leave: reads again what an event is about, and all after events were missed.
import { type DoEach, followFeed, subjectOf } from '../../kit/outbox/follow.ts'
import type { WorkerContext } from '../context.ts'
import { openAccountClient } from '../projection/public.ts'
import { openInvoiceClient, openRefundClient } from './snapshot.ts'
import { keepPosition, positionOf, storeInvoice } from './store.ts'
import { storeRefund } from './storeRefund.ts'

const INVOICE = 'invoice.changed'
const REFUND = 'credit-memo-refund.changed'

/** Follows invoices and refunds of the account service until closed. One process follows. */
export function followInvoices({ database, account, log }: Pick<WorkerContext, 'database' | 'account' | 'log'>) {
  const { invoices, everyInvoice } = openInvoiceClient(account)
  const { refunds, everyRefund } = openRefundClient(account)
  const { everyOrganization } = openAccountClient(account)

  async function refreshInvoice(organizationId: string, id: string): Promise<void> {
    for (const snapshot of await invoices(organizationId, [id])) await storeInvoice(database, organizationId, snapshot)
  }

  async function refreshRefund(organizationId: string, id: string): Promise<void> {
    for (const snapshot of await refunds(organizationId, [id])) await storeRefund(database, organizationId, snapshot)
  }

  async function everything(each: DoEach): Promise<void> {
    for await (const organizations of everyOrganization())
      for (const { id } of organizations) {
        for await (const snapshots of everyInvoice(id))
          for (const snapshot of snapshots)
            await each(
              subjectOf(id, INVOICE, snapshot.id),
              () => storeInvoice(database, id, snapshot),
              () => refreshInvoice(id, snapshot.id),
            )
        for await (const snapshots of everyRefund(id))
          for (const snapshot of snapshots)
            await each(
              subjectOf(id, REFUND, snapshot.id),
              () => storeRefund(database, id, snapshot),
              () => refreshRefund(id, snapshot.id),
            )
      }
  }

  return followFeed({
    feed: account,
    log,
    behind: 'expected transactions of invoices are behind; trying again',
    position: () => positionOf(database),
    keep: position => keepPosition(database, position),
    workOf: ({ organizationId, type, subjectId }) => {
      if (organizationId === null) return undefined
      if (type === INVOICE) return () => refreshInvoice(organizationId, subjectId)
      return type === REFUND ? () => refreshRefund(organizationId, subjectId) : undefined
    },
    everything,
  })
}
