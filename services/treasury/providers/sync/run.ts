// The job of a sync. Each page is stored together with the position of the next one, so that a worker killed at any point loses nothing and
// its successor repeats nothing.
import { and, asc, eq, gt, gte, or } from 'drizzle-orm'
import { recordActivity } from '../../../kit/activity/record.ts'
import type { Tx } from '../../../kit/database/database.ts'
import { inTheNameOf } from '../../../kit/database/requester.ts'
import type { TreasuryContext } from '../../context.ts'
import { bankAccountOf } from '../../bankAccounts/public.ts'
import { organizationZone } from '../../projection/public.ts'
import { FAULT_NAMES, paramsOf, type SyncError } from '../faults.ts'
import type { Page, ProviderApi } from '../paymentProvider.ts'
import { ProviderFault, type ProviderFaultReason } from '../providerFault.ts'
import type { ReportedSettlement, ReportedTransaction } from '../reports.ts'
import { lockProvider, noteOnProvider, readProvider } from '../repository.ts'
import { storeSettlement } from '../storeSettlement.ts'
import { storeTransactions } from '../storeTransactions.ts'
import { type ProviderRow, providerTransaction, SYNC_LISTS, type SyncList } from '../table.ts'
import { apiOf } from '../testProvider.ts'
import type { SyncJobData } from './jobs.ts'

type SyncParts = Pick<TreasuryContext, 'database' | 'providers' | 'seals' | 'clock'>

/** How far back a sync reads, to find late changes. */
const OVERLAP_DAYS = 3
/** How far back the first sync reads. */
const FIRST_DAYS = 30
/** No provider has that many in a few days: the paging is stuck in a loop. */
const MAX_PAGES = 10_000
/** Orders polled between two checkpoints. */
const ORDERS_AT_ONCE = 50

/** Faults after which the sync's position is useless. */
const DEAD_ENDS: readonly ProviderFaultReason[] = ['LOOP', 'REFUSED', 'NONSENSE']

type Counts = { transactions: number; records: number }

/** A running sync: its counts, and the cursors it has seen. */
type Run = { parts: SyncParts; job: SyncJobData; api: ProviderApi; from: Temporal.Instant; counts: Counts }

/** Runs a sync from its beginning, or from where an interrupted one stopped. */
export async function runProviderSync(parts: SyncParts, job: SyncJobData): Promise<void> {
  const row = await parts.database.readInOrganization(job.organizationId, null, tx => readProvider(tx, job.providerId))
  if (!row) return
  // It was disabled in the meantime.
  if (row.status !== 'ACTIVE') return asJob(parts, job, tx => noteOnProvider(tx, row.id, { syncingSince: null }))
  const began = parts.clock.now()
  const counts = { transactions: 0, records: 0 }
  const outcome = await attempt(parts, job, row, counts)
  await asJob(parts, job, async tx => {
    const at = tx.clock.now().toString()
    const ended = { syncingSince: null, lastAttemptAt: at, lastErrorParams: {} }
    if (outcome === null) {
      const done = { syncList: null, syncCursor: null, syncFrom: null, syncedThrough: began.toString() }
      await noteOnProvider(tx, row.id, { ...ended, ...done, lastError: null, lastSyncedAt: at })
    } else await noteOnProvider(tx, row.id, { ...ended, lastError: outcome.error, lastErrorParams: outcome.params })
    reportImported(tx, row, counts)
    tx.emit('payment-provider.changed', row.id)
  })
}

type Failure = { error: SyncError; params: ReturnType<typeof paramsOf> }

async function attempt(parts: SyncParts, job: SyncJobData, row: ProviderRow, counts: Counts): Promise<Failure | null> {
  try {
    const api = apiOf(parts, row)
    if (!api) return { error: 'providerNotAvailable', params: {} }
    const from = row.syncFrom ? Temporal.Instant.from(row.syncFrom) : startOf(row, parts.clock.now())
    const run = { parts, job, api, from, counts }
    if (row.syncList === null)
      await asJob(parts, job, tx =>
        noteOnProvider(tx, row.id, {
          syncFrom: from.toString(),
          syncList: SYNC_LISTS[0],
          syncCursor: null,
          syncCount: 0,
        }),
      )
    const resumed = row.syncList ?? SYNC_LISTS[0]
    for (const list of SYNC_LISTS.slice(SYNC_LISTS.indexOf(resumed)))
      await LISTS[list](run, list === resumed ? row.syncCursor : null)
    return null
  } catch (error) {
    if (!(error instanceof ProviderFault)) throw error
    // The position is useless: the next sync starts from the beginning.
    if (DEAD_ENDS.includes(error.reason))
      await asJob(parts, job, tx => noteOnProvider(tx, row.id, { syncList: null, syncCursor: null, syncFrom: null }))
    return { error: FAULT_NAMES[error.reason], params: paramsOf(error) }
  }
}

function startOf({ syncedThrough }: ProviderRow, now: Temporal.Instant): Temporal.Instant {
  const [from, days] = syncedThrough ? [Temporal.Instant.from(syncedThrough), OVERLAP_DAYS] : [now, FIRST_DAYS]
  return from.subtract({ hours: days * 24 })
}

const LISTS: Readonly<Record<SyncList, (run: Run, cursor: string | null) => Promise<void>>> = {
  TRANSACTIONS: (run, cursor) =>
    eachPage(run, 'TRANSACTIONS', run.api.listTransactions, cursor, async (tx, row, items: ReportedTransaction[]) => {
      const stored = await storeTransactions(tx, row, items, { fallback: tx.clock.now() })
      run.counts.transactions += stored.added + stored.changed
    }),
  SETTLEMENTS: (run, cursor) =>
    eachPage(run, 'SETTLEMENTS', run.api.listSettlements, cursor, async (tx, row, items: ReportedSettlement[]) => {
      const zone = await organizationZone(tx)
      const { currency } = await bankAccountOf(tx, row.bankAccountId)
      for (const { payoutAt, ...item } of items) {
        if (item.currency !== currency)
          throw new ProviderFault('NONSENSE', `${item.externalId} is in ${item.currency}, its account in ${currency}`)
        const payoutOn = payoutAt.toZonedDateTimeISO(zone).toPlainDate().toString()
        const { isChanged } = await storeSettlement(tx, row, { ...item, payoutOn, members: null })
        if (isChanged) run.counts.records++
      }
    }),
  ORDERS: (run, cursor) => (run.api.listTransactions ? Promise.resolve() : pollOrders(run, cursor)),
}

async function eachPage<Item>(
  { parts, job, api, from }: Run,
  list: SyncList,
  read: ((query: { updatedFrom: Temporal.Instant; cursor: string | null }) => Promise<Page<Item>>) | null,
  resumed: string | null,
  store: (tx: Tx, row: ProviderRow, items: Item[]) => Promise<void>,
): Promise<void> {
  if (!read) return
  const seen = new Set<string | null>()
  let cursor = resumed
  for (let pages = 0; ; pages++) {
    if (seen.has(cursor) || pages >= MAX_PAGES) throw new ProviderFault('LOOP', 'the same page again')
    seen.add(cursor)
    const { items, next } = await read.call(api, { updatedFrom: from, cursor })
    if (items.length === 0 && next !== null) throw new ProviderFault('LOOP', 'an empty page, and more to come')
    await asJob(parts, job, async tx => {
      const row = await lockProvider(tx, job.providerId)
      if (!row) return
      await store(tx, row, items)
      const place = { syncList: list, syncCursor: next, syncCount: row.syncCount + items.length }
      await noteOnProvider(tx, row.id, place)
      if (items.length > 0) tx.emit('payment-provider.changed', row.id)
    })
    if (next === null) return
    cursor = next
  }
}

/** For a provider without lists: polls open orders one by one. The cursor is the last polled order. */
async function pollOrders({ parts, job, api, counts }: Run, resumed: string | null): Promise<void> {
  for (let cursor = resumed ?? ''; ;) {
    const orders = await asJob(parts, job, tx => openOrders(tx, job.providerId, cursor))
    for (const orderReference of orders) {
      const reports = await api.getTransaction(orderReference)
      await asJob(parts, job, async tx => {
        const row = await lockProvider(tx, job.providerId)
        if (!row) return
        const stored = await storeTransactions(tx, row, reports, { fallback: tx.clock.now() })
        counts.transactions += stored.added + stored.changed
        const place = {
          syncList: 'ORDERS',
          syncCursor: orderReference,
          syncCount: row.syncCount + reports.length,
        } as const
        await noteOnProvider(tx, row.id, place)
      })
      cursor = orderReference
    }
    if (orders.length < ORDERS_AT_ONCE) return
  }
}

/** Orders that may still change, after a given one. */
async function openOrders(tx: Tx, providerId: string, after: string): Promise<string[]> {
  const since = tx.clock
    .now()
    .subtract({ hours: FIRST_DAYS * 24 })
    .toString()
  const { organizationId, orderReference, status, settlement, transactedAt } = providerTransaction
  const rows = await tx
    .selectDistinct({ orderReference })
    .from(providerTransaction)
    .where(
      and(
        eq(organizationId, tx.organizationId),
        eq(providerTransaction.providerId, providerId),
        gte(transactedAt, since),
        or(eq(status, 'PENDING'), and(eq(status, 'SUCCESS'), eq(settlement, 'PENDING'))),
        gt(orderReference, after),
      ),
    )
    .orderBy(asc(orderReference))
    .limit(ORDERS_AT_ONCE)
  return rows.map(row => row.orderReference)
}

/** One log entry for everything that arrived, whatever the number of pages. */
function reportImported(tx: Tx, row: ProviderRow, { transactions, records }: Counts): void {
  if (transactions + records === 0) return
  recordActivity(tx, {
    action: 'IMPORTED',
    recordType: 'PAYMENT_PROVIDER',
    recordId: row.id,
    recordLabel: row.alias,
    changes: [
      { field: 'transactions', before: null, after: String(transactions) },
      { field: 'records', before: null, after: String(records) },
    ],
  })
}

/** Records that the sync's worker was killed on every attempt. */
export async function giveUpProviderSync(parts: SyncParts, job: SyncJobData): Promise<void> {
  await asJob(parts, job, async tx => {
    const at = tx.clock.now().toString()
    const lastError = 'providerSyncInterrupted' satisfies SyncError
    await noteOnProvider(tx, job.providerId, { syncingSince: null, lastAttemptAt: at, lastError, lastErrorParams: {} })
    tx.emit('payment-provider.changed', job.providerId)
  })
}

/** A transaction on behalf of the user who requested the sync. */
const asJob = <T>({ database }: Pick<SyncParts, 'database'>, job: SyncJobData, use: (tx: Tx) => Promise<T>) =>
  database.inOrganization(job.organizationId, job.actorId, use, inTheNameOf(job))
