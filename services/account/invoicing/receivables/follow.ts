// Books what treasury matches with invoices and refunds of credit memos: reads again what an event is about, and all after events were missed.
import { sql } from 'drizzle-orm'
import type { Log } from '../../../kit/http/log.ts'
import { type DoEach, followFeed, subjectOf } from '../../../kit/outbox/follow.ts'
import type { Connection } from '../../../kit/outbox/reading.ts'
import type { Account, WorkerContext } from '../../account.ts'
import { peerOf } from '../../protectedActions/public.ts'
import { type RefundPayment, storeRefundPayment } from '../creditMemos/public.ts'
import { openReceiptClient } from './receiptClient.ts'
import { keepPosition, positionOf, storeReceipt } from './receipts.ts'
import { openRefundClient } from './refundClient.ts'

const RECEIPT = 'invoice-receipt.changed'
const REFUND = 'refund-payment.changed'

type Followed = { account: Pick<Account, 'database'>; treasury: Connection; log: Pick<Log, 'warn'> }

/** Follows treasury's matches until closed. Several processes may: a match is booked once all the same. */
export function followReceipts({ account: { database }, treasury, log }: Followed) {
  const { receipts, everyReceipt } = openReceiptClient(treasury)
  const { refunds, everyRefund } = openRefundClient(treasury)

  async function refreshReceipt(organizationId: string, id: string): Promise<void> {
    for (const receipt of await receipts(organizationId, [id])) await storeReceipt(database, organizationId, receipt)
  }

  const storeRefund = (organizationId: string, told: RefundPayment) =>
    database.inOrganization(organizationId, null, tx => storeRefundPayment(tx, told))

  async function refreshRefund(organizationId: string, id: string): Promise<void> {
    for (const told of await refunds(organizationId, [id])) await storeRefund(organizationId, told)
  }

  async function everything(each: DoEach): Promise<void> {
    const { rows } = await database.readAsSystem(tx =>
      tx.execute<{ id: string }>(sql`select organization_id as id from organization order by organization_id`),
    )
    for (const { id } of rows) {
      for await (const page of everyReceipt(id))
        for (const receipt of page)
          await each(
            subjectOf(id, RECEIPT, receipt.id),
            () => storeReceipt(database, id, receipt),
            () => refreshReceipt(id, receipt.id),
          )
      for await (const page of everyRefund(id))
        for (const told of page)
          await each(
            subjectOf(id, REFUND, told.id),
            () => storeRefund(id, told),
            () => refreshRefund(id, told.id),
          )
    }
  }

  return followFeed({
    feed: treasury,
    log,
    behind: 'payments seen by banks are behind; trying again',
    position: () => positionOf(database),
    keep: position => keepPosition(database, position),
    workOf: ({ organizationId, type, subjectId }) => {
      if (organizationId === null) return undefined
      if (type === RECEIPT) return () => refreshReceipt(organizationId, subjectId)
      return type === REFUND ? () => refreshRefund(organizationId, subjectId) : undefined
    },
    everything,
  })
}

/** The same where treasury is known. */
export const receiptWorker = ({ account, treasury, log }: WorkerContext) =>
  treasury ? followReceipts({ account, treasury: peerOf(treasury), log }) : undefined
