// A worker in the test's own process.
import { type Jobs, openJobs } from '../../../../services/kit/jobs.ts'
import type { TreasuryContext } from '../../../../services/treasury/context.ts'
import { atFileEnd } from '../../../support/fileEnd.ts'
import type { TreasuryApi } from './api.ts'

/** Runs the jobs that `start` registers for, until the tests of this file are done. */
export async function openWorker(
  {
    url,
    log,
    database,
    files,
    clock,
    projection,
    banks,
    providers,
    seals,
    drop,
    sftp,
    importKinds,
    exceptionSearches,
  }: TreasuryApi,
  start: (context: TreasuryContext) => Promise<unknown>,
): Promise<Jobs> {
  const jobs = await openJobs({ url, service: 'treasury', work: true, log })
  await start({
    log,
    database,
    files,
    clock,
    projection,
    banks,
    providers,
    seals,
    drop,
    sftp,
    importKinds,
    exceptionSearches,
    jobs,
  })
  atFileEnd(() => jobs.close())
  return jobs
}
