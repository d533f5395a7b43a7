import type { TreasuryContext } from '../context.ts'
import { startWaitingAnalyses } from './startAnalyses.ts'
import { analyzeJob, confirmRunJob, runAbandonedJob, runJob, tidyJob } from './jobs.ts'
import { tidyRecommendations } from './upkeep.ts'
import { workConfirm } from './workConfirm.ts'
import { abandonRun, workRun, type RunOf } from './workRun.ts'

/** Takes runs, one at a time a process; those that died too often are marked as failed. */
export async function reconciliationWorkers(context: TreasuryContext): Promise<void> {
  const { jobs } = context
  // Whatever came while a run was at work waits until it is over. A worker that dies in between leaves its job to the next one.
  const andThenWaiting = (work: (context: TreasuryContext, of: RunOf) => Promise<void>) => async (of: RunOf) => {
    await work(context, of)
    await startWaitingAnalyses(context, of)
  }
  await jobs.work(runJob, andThenWaiting(workRun))
  await jobs.work(confirmRunJob, andThenWaiting(workConfirm))
  await jobs.work(runAbandonedJob, andThenWaiting(abandonRun))
  await jobs.work(analyzeJob, of => startWaitingAnalyses(context, of))
  await jobs.work(tidyJob, of => tidyRecommendations(context, of))
}
