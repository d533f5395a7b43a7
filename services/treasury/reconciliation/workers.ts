import type { TreasuryContext } from '../context.ts'
import { confirmRunJob, runAbandonedJob, runJob, tidyJob } from './jobs.ts'
import { tidyRecommendations } from './upkeep.ts'
import { workConfirm } from './workConfirm.ts'
import { abandonRun, workRun } from './workRun.ts'

/** Takes runs, one at a time a process; those that died too often are marked as failed. */
export async function reconciliationWorkers(context: TreasuryContext): Promise<void> {
  const { jobs } = context
  await jobs.work(runJob, of => workRun(context, of))
  await jobs.work(confirmRunJob, of => workConfirm(context, of))
  await jobs.work(runAbandonedJob, of => abandonRun(context, of))
  await jobs.work(tidyJob, of => tidyRecommendations(context, of))
}
