import { z } from 'zod'
import { defineJob } from '../../kit/jobs.ts'

const ofRun = z.object({ organizationId: z.uuid(), runId: z.uuid() })

/** A run whose work was abandoned, because its workers died too often. */
export const runAbandonedJob = defineJob('reconciliation-run-abandoned', ofRun, { retryLimit: 10 })

/** Matching of a run. */
export const runJob = defineJob('reconciliation-run', ofRun, { deadLetter: runAbandonedJob.name })

/** Confirming the automatic matches of a reviewed run. */
export const confirmRunJob = defineJob('reconciliation-run-confirm', ofRun, { deadLetter: runAbandonedJob.name })

/** Deletes an organization's recommendations that were superseded long ago. */
export const tidyJob = defineJob('recommendations-tidy', z.object({ organizationId: z.uuid() }))

/** Starts runs for lines that wait for analysis. */
export const analyzeJob = defineJob('reconciliation-analyze', z.object({ organizationId: z.uuid() }), {
  retryLimit: 10,
})

/** In this order, because a queue must exist before another references it. */
export const reconciliationJobs = [runAbandonedJob, runJob, confirmRunJob, tidyJob, analyzeJob]
