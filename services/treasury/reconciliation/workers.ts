import type { TreasuryContext } from '../context.ts'
import { startWaitingAnalyses } from './startAnalyses.ts'
import { analyzeJob, confirmRunJob, runAbandonedJob, runJob, tidyJob } from './jobs.ts'
import { tidyRecommendations } from './upkeep.ts'
import { workConfirm } from './workConfirm.ts'
import { abandonRun, workRun, type RunOf } from './workRun.ts'

/** Runs the runs, one at a time per process; those that died too often are marked as failed. */
export async function reconciliationWorkers(context: TreasuryContext): Promise<void> {
  const { jobs } = context
  // Lines that arrive while a run is in progress wait until it ends. If a worker dies in between, the next one continues its job.
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
