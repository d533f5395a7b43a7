// Looks for exceptions where there may be new ones, now and then. Several workers may look at once: what one has found the other finds
// unchanged.
import { todayIn } from '../../kit/clock.ts'
import { newsAfter } from '../../kit/outbox/news.ts'
import { openTicker } from '../../kit/ticker.ts'
import type { TreasuryContext } from '../context.ts'
import { businessToday, organizationZone } from '../projection/public.ts'
import { findExceptions } from './findExceptions.ts'
import { detectExceptionsJob } from './jobs.ts'

const EVERY_MS = 5 * 60_000
/** Reading all open records of a large organization takes longer than a request may. */
const MAX_MS = 60_000

type Watched = Pick<TreasuryContext, 'database' | 'log' | 'exceptionSearches'>
/** When an organization was last looked at: its own day, and where its days begin. */
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

/** Looks where something has happened that may be one. */
export const exceptionWorkers = ({
  jobs,
  ...watched
}: Pick<TreasuryContext, 'jobs' | 'database' | 'exceptionSearches'>): Promise<void> =>
  jobs.work(detectExceptionsJob, async ({ organizationId }) => void (await lookIn(watched, organizationId)))

/**
 * Rounds of looking. The first looks in every organization, and each after it where something has happened since, where a day has begun,
 * for lines become exceptions by growing old, and where the last look failed. A round answers where it looked.
 */
export function lookingForExceptions({ database, log, exceptionSearches }: Watched): () => Promise<readonly string[]> {
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
    const news = await newsAfter(database, position, 'exception.changed')
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

/** Looks every few minutes until closed. */
export const watchForExceptions = (context: Watched, everyMs = EVERY_MS) =>
  openTicker({
    everyMs,
    work: lookingForExceptions(context),
    log: context.log,
    failed: 'no organization was looked at',
  })
