// Syncs in the worker: requested ones, scheduled ones, and those for files waiting in a folder.
import { openTicker } from '../../../kit/ticker.ts'
import { bankAccountOf, isClosed } from '../../bankAccounts/public.ts'
import type { TreasuryContext } from '../../context.ts'
import { organizationZone } from '../../projection/public.ts'
import { dueLinks, type DueLink, folderLinks, moveNextSync, readLink } from '../repository.ts'
import { dueBounds, nextSyncAt } from '../schedule.ts'
import { enqueueSync, syncGivenUpJob, syncJob } from './jobs.ts'
import { giveUpSync, runSync } from './run.ts'

/** Maximum number of accounts synced at once; each mostly waits for its bank. */
const AT_ONCE = 4
const POLL_INTERVAL_MS = 5_000

/** Runs syncs, and checks for due ones until closed. */
export async function syncWorkers(context: TreasuryContext, { pollIntervalMs = POLL_INTERVAL_MS } = {}) {
  await context.jobs.work(syncJob, job => runSync(context, job), { concurrency: AT_ONCE })
  await context.jobs.work(syncGivenUpJob, job => giveUpSync(context, job))
  return openTicker({
    everyMs: pollIntervalMs,
    work: () => enqueueDueSyncs(context),
    log: context.log,
    failed: 'nobody looked for due syncs',
  })
}

/** Requests every due sync. A time that passed while no worker ran is made up for once. */
export async function enqueueDueSyncs(context: TreasuryContext): Promise<void> {
  for (const due of await dueLinks(context.database, dueBounds(context.clock.now()))) await enqueueDue(context, due)
  if (!context.drop) return
  for (const link of await folderLinks(context.database)) await enqueueWaiting(context, link)
}

async function enqueueDue({ database, jobs, clock }: TreasuryContext, due: DueLink) {
  await database.inOrganization(due.organizationId, null, async tx => {
    const link = await readLink(tx, due.bankAccountId)
    if (!link) return
    const now = clock.now()
    const next = nextSyncAt(link.schedule, now, await organizationZone(tx))
    const isOurs = await moveNextSync(tx, due, next?.toString() ?? null)
    if (!isOurs || !hasCome(due, now)) return
    // The bank of an API connection may have reopened the account; files of a closed account import nothing.
    if (link.type !== 'API' && (await isClosed(tx, link.bankAccountId))) return
    await enqueueSync(tx, jobs, link.bankAccountId)
  })
}

/** One beyond reach only gets a new time. */
const hasCome = ({ nextSyncAt: at }: DueLink, now: Temporal.Instant): boolean =>
  at !== null && Temporal.Instant.compare(Temporal.Instant.from(at), now) <= 0

async function enqueueWaiting(
  { database, jobs, drop }: TreasuryContext,
  { organizationId, bankAccountId }: Pick<DueLink, 'organizationId' | 'bankAccountId'>,
) {
  const account = await database.readInOrganization(organizationId, null, tx => bankAccountOf(tx, bankAccountId))
  if (account.status === 'CLOSED') return
  const waiting = (await drop?.waiting(account)) ?? []
  if (waiting.length > 0)
    await database.inOrganization(organizationId, null, tx => enqueueSync(tx, jobs, bankAccountId))
}
