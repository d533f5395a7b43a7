// Looks for exceptions in every organization, now and then. Several workers may look at once: what one has found the other finds unchanged.
import { openTicker } from '../../kit/ticker.ts'
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
export const watchForExceptions = (context: Watched, everyMs = EVERY_MS) =>
  openTicker({
    everyMs,
    work: () => lookForExceptions(context),
    log: context.log,
    failed: 'no organization was looked at',
  })
