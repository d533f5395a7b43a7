// Analyzes lines automatically: a run starts as soon as no other run is in progress or awaits review for their account.
import type { TreasuryContext } from '../context.ts'
import { waitingAccounts } from './analysisRequests.ts'
import { activeRuns, lockRuns } from './runs.ts'
import { beginRun } from './startRun.ts'

/** Starts runs for waiting requests; accounts covered by a run or a review wait until it ends. */
export async function startWaitingAnalyses(
  { database, jobs }: Pick<TreasuryContext, 'database' | 'jobs'>,
  { organizationId }: { organizationId: string },
): Promise<void> {
  await database.inOrganization(organizationId, null, async tx => {
    await lockRuns(tx)
    const waiting = await waitingAccounts(tx)
    if (waiting.length === 0) return
    const active = await activeRuns(tx)
    const isCovered = (id: string) => active.some(run => run.bankAccountId === null || run.bankAccountId === id)
    const free = waiting.filter(id => !isCovered(id))
    // Lines of all accounts are read either way: one run for all costs no more than one for each.
    const accounts = free.length > 1 && active.length === 0 ? [null] : free
    for (const bankAccountId of accounts) await beginRun(tx, jobs, { bankAccountId, mode: 'RECOMMEND' })
  })
}
