// The job of a sync: fetches what is new for an account and passes it to the import. It may be interrupted anywhere and run again: the
// import recognizes what it already has, so nothing is imported twice.
import { BankFault } from '../bankConnection.ts'
import { bankAccountOf, bankAccountCodes } from '../../bankAccounts/public.ts'
import type { Tx } from '../../../kit/database/database.ts'
import { Refusal } from '../../../kit/http/problem.ts'
import { LINK_ERRORS, type LinkError, mayPass, paramsOf } from '../faults.ts'
import { type LinkWithImport, noteOnLink, readLink } from '../repository.ts'
import type { SyncJobData } from './jobs.ts'
import { syncFromBank } from './fromBank.ts'
import { syncFromFolder } from './fromFolder.ts'
import { asJob, type Sync, type SyncOutcome, type SyncParts } from './sync.ts'

/** How soon an unreachable bank is tried again, if the account has a schedule. */
const RETRY_MINUTES = 15

export async function runSync(parts: SyncParts, job: SyncJobData): Promise<void> {
  const { database } = parts
  const sync = await database.inOrganization(job.organizationId, job.actorId, async tx => {
    const link = await readLink(tx, job.bankAccountId)
    return link && { job, link, account: await bankAccountOf(tx, job.bankAccountId) }
  })
  // It was disconnected in the meantime.
  if (!sync) return
  const outcome = await attempt(parts, sync)
  await asJob(parts, job, tx => noteOutcome(tx, sync, outcome))
}

async function attempt(parts: SyncParts, sync: Sync): Promise<SyncOutcome> {
  try {
    return await (sync.link.type === 'API' ? syncFromBank(parts, sync) : syncFromFolder(parts, sync))
  } catch (error) {
    // It was closed while the bank or the folder was being read.
    if (error instanceof Refusal && error.row === bankAccountCodes.bankAccountClosed)
      return { error: 'bankAccountClosed' }
    if (!(error instanceof BankFault)) throw error
    return { error: LINK_ERRORS[error.reason], params: paramsOf(error), retrySoon: mayPass(error) }
  }
}

async function noteOutcome(tx: Tx, { job: { bankAccountId } }: Sync, outcome: SyncOutcome) {
  const now = tx.clock.now()
  const at = now.toString()
  const ended = { syncingSince: null, lastAttemptAt: at, lastErrorParams: {} }
  if (outcome.error === null)
    await noteOnLink(tx, bankAccountId, { ...ended, lastError: null, lastSyncedAt: at, ...outcome.values })
  else {
    const present = await readLink(tx, bankAccountId)
    await noteOnLink(tx, bankAccountId, {
      ...ended,
      lastError: outcome.error,
      lastErrorParams: outcome.params ?? {},
      ...(outcome.retrySoon && retryOf(now, present)),
    })
  }
  tx.emit('bank-account.changed', bankAccountId, { scopeId: bankAccountId })
}

/** The next attempt of a scheduled account: soon, unless its schedule is sooner. */
function retryOf(now: Temporal.Instant, link: LinkWithImport | undefined): { nextSyncAt?: string } {
  if (!link?.nextSyncAt) return {}
  const soon = now.add({ minutes: RETRY_MINUTES })
  return Temporal.Instant.compare(soon, Temporal.Instant.from(link.nextSyncAt)) < 0
    ? { nextSyncAt: soon.toString() }
    : {}
}

/** Records that the sync's worker was killed on every attempt. */
export async function giveUpSync(parts: SyncParts, job: SyncJobData): Promise<void> {
  await asJob(parts, job, async tx => {
    await noteOnLink(tx, job.bankAccountId, {
      syncingSince: null,
      lastAttemptAt: tx.clock.now().toString(),
      lastError: 'syncInterrupted' satisfies LinkError,
      lastErrorParams: {},
    })
    tx.emit('bank-account.changed', job.bankAccountId, { scopeId: job.bankAccountId })
  })
}
