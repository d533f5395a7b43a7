// A worker in the test's own process.
import { afterAll } from 'vitest'
import { type Jobs, openJobs } from '../../../../services/kit/jobs.ts'
import type { TreasuryContext } from '../../../../services/treasury/context.ts'
import type { TreasuryApi } from './api.ts'

type WorkerContext = Pick<TreasuryContext, 'database' | 'files' | 'jobs'>

/** Takes the jobs that `start` registers for, until the tests of this file are over. */
export async function openWorker(
  { url, log, database, files }: TreasuryApi,
  start: (context: WorkerContext) => Promise<void>,
): Promise<Jobs> {
  const jobs = await openJobs({ url, service: 'treasury', work: true, log })
  await start({ database, files, jobs })
  afterAll(() => jobs.close())
  return jobs
}
