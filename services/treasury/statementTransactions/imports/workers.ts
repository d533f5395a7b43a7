import type { TreasuryContext } from '../../context.ts'
import { takeImports } from '../../imports/public.ts'
import type { CodeName } from './issueCodes.ts'
import { statementImportJobs } from './jobs.ts'
import { failImport, runImport } from './runImport.ts'

const INTERRUPTED: CodeName = 'statementImportInterrupted'

/** Runs imports of statements. */
export const importWorkers = (context: Pick<TreasuryContext, 'jobs' | 'database' | 'files'>): Promise<void> =>
  takeImports(context.jobs, statementImportJobs, {
    work: job => runImport(context, job),
    giveUp: job => failImport(context, job, INTERRUPTED),
  })
