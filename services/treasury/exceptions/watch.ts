// Looks for exceptions in every organization, now and then. Several workers may look at once: what one has found the other finds unchanged.
import type { TreasuryContext } from '../context.ts'
import { findExceptions } from './findExceptions.ts'
import { lookJob } from './jobs.ts'

const EVERY_MS = 5 * 60_000
/** Reading all open records of a large organization takes longer than a request may. */
const LONGEST_MS = 60_000

type Watched = Pick<TreasuryContext, 'database' | 'log'>

const lookIn = ({ database }: Pick<Watched, 'database'>, organizationId: string) =>
  database.inOrganization(organizationId, null, findExceptions, { timeoutMs: LONGEST_MS })

/** Looks where something has happened that may be one. */
export const exceptionWorkers = ({ jobs, database }: Pick<TreasuryContext, 'jobs' | 'database'>): Promise<void> =>
  jobs.work(lookJob, async ({ organizationId }) => void (await lookIn({ database }, organizationId)))

/** Looks once, one organization after the other. */
export async function lookForExceptions({ database, log }: Watched): Promise<void> {
  const organizations = await database.runAs<{ organization_id: string }>(
    'system',
    'select organization_id from organization order by organization_id',
    [],
  )
  for (const { organization_id: organizationId } of organizations)
    await lookIn({ database }, organizationId).catch((error: unknown) =>
      log.warn({ err: error, organizationId }, 'exceptions were not looked for'),
    )
}

/** Looks every few minutes until closed. */
export function watchForExceptions(context: Watched, everyMs = EVERY_MS) {
  const run = () =>
    lookForExceptions(context).catch((error: unknown) =>
      context.log.warn({ err: error }, 'no organization was looked at'),
    )
  let running: Promise<unknown> = run()
  const timer = setInterval(() => {
    running = running.then(run)
  }, everyMs)
  return {
    close: async () => {
      clearInterval(timer)
      await running
    },
  }
}
