// Follows treasury's matches with invoices and refunds of credit memos, and its closed accounts: reads the subject of each event again, and
// everything after events were missed.
import type { Log } from '../../../kit/http/log.ts'
import { placeIn } from '../../../kit/outbox/place.ts'
import type { Connection } from '../../../kit/outbox/reading.ts'
import { followed, followRecords } from '../../../kit/outbox/records.ts'
import type { Account, WorkerContext } from '../../account.ts'
import { everyOrganizationId } from '../../organizations/public.ts'
import { peerOf, type TreasuryPeer } from '../../protectedActions/public.ts'
import { accountStateClient } from '../bankDetails/public.ts'
import { storeRefundPayment } from '../creditMemos/public.ts'
import { openReceiptClient } from './receiptClient.ts'
import { storeReceipt } from './receipts.ts'
import { openRefundClient } from './refundClient.ts'
import { bankReceiptPosition } from './table.ts'

type Followed = { account: Pick<Account, 'database'>; treasury: Connection & TreasuryPeer; log: Pick<Log, 'warn'> }

/** Follows treasury's matches until closed. Several processes may: a match is still booked only once. */
export function followReceipts({ account: { database }, treasury, log }: Followed) {
  const { receipts, everyReceipt } = openReceiptClient(treasury)
  const { accountState, everyAccountState, storeAccountState } = accountStateClient(database, treasury)
  const { refunds, everyRefund } = openRefundClient(treasury)

  return followRecords({
    feed: treasury,
    log,
    behind: 'payments seen by banks are behind; trying again',
    place: placeIn(database, bankReceiptPosition),
    kinds: [
      followed({
        type: 'invoice-receipt.changed',
        read: receipts,
        every: everyReceipt,
        store: (organizationId, receipt) => storeReceipt(database, organizationId, receipt),
        // One transfer may pay several invoices, and a line matched again may pay others than before.
        touches: ({ lines, allocations }) => [...lines.map(({ id }) => id), ...allocations.map(one => one.invoiceId)],
      }),
      followed({
        type: 'refund-payment.changed',
        read: refunds,
        every: everyRefund,
        store: (organizationId, told) =>
          database.inOrganization(organizationId, null, tx => storeRefundPayment(tx, told)),
      }),
      followed({
        type: 'bank-account.changed',
        read: accountState,
        every: everyAccountState,
        store: storeAccountState,
      }),
    ],
    organizations: () => everyOrganizationId(database),
  })
}

/** Starts it if treasury is configured. */
export const receiptWorker = ({ account, treasury, log }: WorkerContext) =>
  treasury ? followReceipts({ account, treasury: peerOf(treasury), log }) : undefined
