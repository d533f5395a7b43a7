// Keeps the expected transactions of invoices and of refunds of credit memos up to date: reads again what an event is about, and everything
// after missed events.
import { placeIn } from '../../kit/outbox/place.ts'
import { followed, followRecords } from '../../kit/outbox/records.ts'
import type { WorkerContext } from '../context.ts'
import { openAccountClient } from '../projection/public.ts'
import { openInvoiceClient, openRefundClient } from './snapshot.ts'
import { storeInvoice } from './store.ts'
import { storeRefund } from './storeRefund.ts'
import { receivablePosition } from './table.ts'

/** Follows invoices and refunds of the account service until closed, in one process only. */
export function followInvoices({ database, account, log }: Pick<WorkerContext, 'database' | 'account' | 'log'>) {
  const { invoices, everyInvoice } = openInvoiceClient(account)
  const { refunds, everyRefund } = openRefundClient(account)
  const { everyOrganization } = openAccountClient(account)

  return followRecords({
    feed: account,
    log,
    behind: 'expected transactions of invoices are behind; trying again',
    place: placeIn(database, receivablePosition),
    kinds: [
      followed({
        type: 'invoice.changed',
        read: invoices,
        every: everyInvoice,
        store: (organizationId, snapshot) => storeInvoice(database, organizationId, snapshot),
      }),
      followed({
        type: 'credit-memo-refund.changed',
        read: refunds,
        every: everyRefund,
        store: (organizationId, snapshot) => storeRefund(database, organizationId, snapshot),
      }),
    ],
    async *organizations() {
      for await (const page of everyOrganization()) yield page.map(({ id }) => id)
    },
  })
}
