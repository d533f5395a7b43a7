import type { TreasuryContext } from '../../context.ts'
import type { CodeName } from './issueCodes.ts'
import { importGivenUpJob, importJob } from './job.ts'
import { failImport, runImport } from './runImport.ts'

/** Takes imports, one at a time: each may need a good part of the memory that a worker has. */
export async function importWorkers(context: Pick<TreasuryContext, 'jobs' | 'database' | 'files'>): Promise<void> {
  await context.jobs.work(importJob, data => runImport(context, data))
  // Given up after every retry: the worker was killed each time, or the file met a mistake of ours.
  const interrupted: CodeName = 'statementImportInterrupted'
  await context.jobs.work(importGivenUpJob, data => failImport(context, data, interrupted))
}
