import type { TreasuryContext } from '../context.ts'
import { takeImports } from '../imports/public.ts'
import { recordImportJobs } from './jobs.ts'
import { failImport, runImport } from './runImport.ts'

/** Takes bulk imports of records. */
export const recordImportWorkers = (
  context: Pick<TreasuryContext, 'jobs' | 'database' | 'files' | 'importKinds'>,
): Promise<void> =>
  takeImports(context.jobs, recordImportJobs, {
    work: job => runImport(context, job),
    giveUp: job => failImport(context, job),
  })
