import type { TreasuryContext } from '../context.ts'
import { recordImportGivenUpJob, recordImportJob } from './job.ts'
import { failImport, runImport } from './runImport.ts'

/** Takes bulk imports, one at a time: each may need a good part of the memory that a worker has. */
export async function recordImportWorkers(
  context: Pick<TreasuryContext, 'jobs' | 'database' | 'files'>,
): Promise<void> {
  await context.jobs.work(recordImportJob, data => runImport(context, data))
  // Given up after every retry: the worker was killed each time, or the file met a mistake of ours.
  await context.jobs.work(recordImportGivenUpJob, data => failImport(context, data))
}
