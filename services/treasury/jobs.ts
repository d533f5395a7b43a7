import type { JobDefinition } from '../kit/jobs.ts'
import { reconciliationJobs } from './reconciliation/jobs.ts'
import { recordImportGivenUpJob, recordImportJob } from './recordImports/job.ts'
import { importGivenUpJob, importJob } from './statements/imports/job.ts'

/** Every kind of job that treasury queues; migrations make a queue of each. A module defines its own and adds a line here. */
export const treasuryJobs: readonly JobDefinition[] = [
  importGivenUpJob,
  importJob,
  recordImportGivenUpJob,
  recordImportJob,
  ...reconciliationJobs,
]
