// Checkout's background work: follows treasury's charges and transactions, and requests or cancels the charges of our own sessions.
import { sql } from 'drizzle-orm'
import type { Log } from '../../../kit/http/log.ts'
import type { Feed } from '../../../kit/outbox/feed.ts'
import { placeIn } from '../../../kit/outbox/place.ts'
import type { Connection } from '../../../kit/outbox/reading.ts'
import { followed, followRecords } from '../../../kit/outbox/records.ts'
import { untilDone } from '../../../kit/outbox/untilDone.ts'
import type { Account, WorkerContext } from '../../account.ts'
import { everyOrganizationId } from '../../organizations/public.ts'
import { peerOf } from '../../protectedActions/public.ts'
import { storeTransaction } from './book.ts'
import { type Charge, type FixedAccount, openChargeClient } from './chargeClient.ts'
import {
  cancelChargeJob,
  closeVirtualAccountJob,
  type OfSession,
  openVirtualAccountJob,
  requestChargeJob,
} from './job.ts'
import { cancelCharge, requestCharge, storeCharge } from './sessions.ts'
import { checkoutPosition } from './table.ts'
import { closeAtProvider, everyLiveAccount, requestVirtualAccount, storeVirtualAccount } from './virtualAccounts.ts'

type Followed = {
  account: Pick<Account, 'database' | 'jobs' | 'secrets' | 'publicOrigin'>
  treasury: Connection
  log: Pick<Log, 'warn'>
}

/** Follows treasury until closed. Several processes may: a transaction is still booked only once. */
export function followCharges({ account, treasury, log }: Followed) {
  const { database } = account
  const client = openChargeClient(treasury)

  return followRecords({
    feed: treasury,
    log,
    behind: 'payments at checkout are behind; trying again',
    place: placeIn(database, checkoutPosition),
    kinds: [
      followed<Charge | FixedAccount>({
        type: 'provider-charge.changed',
        read: async (organizationId, ids) => [
          ...(await client.charges(organizationId, ids)),
          ...(await client.accounts(organizationId, ids)),
        ],
        // Charges end by themselves; a virtual account stands for years.
        every: organizationId => everyLiveAccount(database, client, organizationId),
        store: (organizationId, found) =>
          database.inOrganization(organizationId, null, tx =>
            'number' in found ? storeVirtualAccount(tx, account, found) : storeCharge(tx, account, found),
          ),
      }),
      followed({
        type: 'provider-transaction.changed',
        read: client.transactions,
        every: client.everyTransaction,
        store: (organizationId, transaction) => storeTransaction(account, organizationId, transaction),
        // Transactions of one charge are booked in order.
        touches: ({ chargeKey }) => (chargeKey === null ? [] : [chargeKey]),
      }),
    ],
    organizations: () => everyOrganizationId(database),
  })
}

type Cancels = { account: Pick<Account, 'database' | 'jobs'>; feed: Feed; log: Pick<Log, 'warn'> }

/** Queues the cancellation of every due charge: those due at the start, then each whose session changes. Runs until closed. */
export function followCancels({ account: { database, jobs }, feed, log }: Cancels) {
  const stopping = new AbortController()
  const { signal } = stopping

  const queue = (data: OfSession) =>
    database.inOrganization(data.organizationId, null, tx =>
      jobs.enqueue(tx, cancelChargeJob, data, { singletonKey: data.sessionId }),
    )

  async function queueDue(sessionId: string | null): Promise<void> {
    const { rows } = await database.readAsSystem(tx =>
      tx.execute<OfSession>(sql`
        select organization_id as "organizationId", id as "sessionId" from checkout_session
        where is_cancel_due and (id = ${sessionId}::uuid or ${sessionId}::uuid is null)`),
    )
    for (const data of rows) await queue(data)
  }

  async function follow(): Promise<void> {
    // Missed events don't matter, since the table is read at the start: no position is stored.
    const { from } = await feed.resume(undefined)
    await queueDue(null)
    for await (const page of feed.read(from, signal))
      for (const { type, subjectId } of page) if (type === 'checkout-session.changed') await queueDue(subjectId)
  }
  const following = untilDone(follow, { signal, log, behind: 'charges to cancel are behind; trying again' })

  return {
    close: async () => {
      stopping.abort()
      await following
    },
  }
}

/** Starts all of it if treasury is configured. */
export async function checkoutWorker({ account, treasury, log, feed, jobs }: WorkerContext) {
  if (!treasury) return undefined
  const connection = peerOf(treasury)
  const client = openChargeClient(connection)
  await jobs.work(requestChargeJob, data => requestCharge(account, client, data))
  await jobs.work(cancelChargeJob, data => cancelCharge(account, client, data))
  await jobs.work(openVirtualAccountJob, data => requestVirtualAccount(account, client, data))
  await jobs.work(closeVirtualAccountJob, data => closeAtProvider(account, client, data))
  const followers = [followCharges({ account, treasury: connection, log }), followCancels({ account, feed, log })]
  return { close: () => Promise.all(followers.map(({ close }) => close())) }
}
