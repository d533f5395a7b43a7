import type { JobDefinition } from '../kit/jobs.ts'
import { syncGivenUpJob, syncJob } from './connections/sync/jobs.ts'
import { dispatchJob } from './payments/dispatch/enqueue.ts'
import { lookJob } from './exceptions/jobs.ts'
import { reconciliationJobs } from './reconciliation/jobs.ts'
import { recordImportJobs } from './recordImports/jobs.ts'
import { statementImportJobs } from './statements/imports/jobs.ts'

/** Every kind of job that treasury queues; migrations make a queue of each. A module defines its own and adds a line here. */
export const treasuryJobs: readonly JobDefinition[] = [
  // A queue of dead letters comes before the one whose letters it takes.
  statementImportJobs.giveUp,
  statementImportJobs.work,
  recordImportJobs.giveUp,
  recordImportJobs.work,
  syncGivenUpJob,
  syncJob,
  ...reconciliationJobs,
  dispatchJob,
  lookJob,
]
