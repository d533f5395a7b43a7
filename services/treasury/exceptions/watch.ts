// Periodically detects exceptions where there may be new ones. Several workers may run at once: what one has found the other finds
// unchanged.
import { todayIn } from '../../kit/clock.ts'
import { organizationsWithEvents } from '../../kit/outbox/pendingEvents.ts'
import { openTicker } from '../../kit/ticker.ts'
import type { TreasuryContext } from '../context.ts'
import { businessToday, organizationZone } from '../projection/public.ts'
import { findExceptions } from './findExceptions.ts'
import { detectExceptionsJob } from './jobs.ts'

const EVERY_MS = 5 * 60_000
/** Reading all open records of a large organization takes longer than a request may. */
const MAX_MS = 60_000

type Watched = Pick<TreasuryContext, 'database' | 'log' | 'exceptionSearches'>
/** The last run in an organization: its date and time zone. */
type Look = { day: string; zone: string }

const lookIn = (
  { database, exceptionSearches }: Pick<Watched, 'database' | 'exceptionSearches'>,
  organizationId: string,
): Promise<Look> =>
  database.inOrganization(
    organizationId,
    null,
    async tx => {
      await findExceptions(tx, exceptionSearches)
      return { day: await businessToday(tx), zone: await organizationZone(tx) }
    },
    { timeoutMs: MAX_MS },
  )

/** Runs detection for organizations in which something relevant has happened. */
export const exceptionWorkers = ({
  jobs,
  ...watched
}: Pick<TreasuryContext, 'jobs' | 'database' | 'exceptionSearches'>): Promise<void> =>
  jobs.work(detectExceptionsJob, async ({ organizationId }) => void (await lookIn(watched, organizationId)))

/**
 * Runs of detection. The first covers every organization; later ones those with events since, those where a new day has begun, because
 * transactions become exceptions with age, and those where the last run failed. A run returns the organizations it covered.
 */
export function exceptionWatcher({ database, log, exceptionSearches }: Watched): () => Promise<readonly string[]> {
  const looks = new Map<string, Look>()
  let position: number | undefined

  function isDue(organizationId: string): boolean {
    const last = looks.get(organizationId)
    return last === undefined || todayIn(database.clock, last.zone).toString() !== last.day
  }

  async function look(organizationId: string): Promise<void> {
    looks.delete(organizationId)
    try {
      looks.set(organizationId, await lookIn({ database, exceptionSearches }, organizationId))
    } catch (error) {
      log.warn({ err: error, organizationId }, 'exceptions were not looked for')
    }
  }

  return async () => {
    const news = await organizationsWithEvents(database, position, 'exception.changed')
    const organizations = await database.runAs<{ organization_id: string }>(
      'system',
      'select organization_id from organization order by organization_id',
      [],
    )
    const due = organizations
      .map(({ organization_id: id }) => id)
      .filter(id => news.organizationIds.has(id) || isDue(id))
    for (const organizationId of due) await look(organizationId)
    position = news.position
    return due
  }
}

/** Runs every few minutes until closed. */
export const watchForExceptions = (context: Watched, everyMs = EVERY_MS) =>
  openTicker({
    everyMs,
    work: exceptionWatcher(context),
    log: context.log,
    failed: 'no organization was looked at',
  })
