// Work done once a day in each organization, at the start of its own day.
import { todayIn } from '../../kit/clock.ts'
import type { Database } from '../../kit/database/database.ts'
import type { TreasuryContext } from '../context.ts'
import { organizationZone } from './organization.ts'

export type Daily = Pick<TreasuryContext, 'log'> & {
  database: Pick<Database, 'clock' | 'inOrganization' | 'runAs'>
}

/**
 * Runs of daily work: each covers organizations where a day has begun since the last run, or the last run failed. The first covers all. A
 * run returns the organizations it covered.
 */
export function oncePerDay(
  { database, log }: Daily,
  work: (organizationId: string) => Promise<void>,
  failed: string,
): () => Promise<readonly string[]> {
  const worked = new Map<string, { day: string; zone: string }>()
  const isDue = (organizationId: string) => {
    const last = worked.get(organizationId)
    return last === undefined || todayIn(database.clock, last.zone).toString() !== last.day
  }
  return async () => {
    const organizations = await database.runAs<{ organization_id: string }>(
      'system',
      'select organization_id from organization order by organization_id',
      [],
    )
    const due = organizations.map(({ organization_id: id }) => id).filter(isDue)
    for (const id of due)
      try {
        const zone = await database.inOrganization(id, null, organizationZone)
        // Before the work: a day that begins meanwhile gets its own run.
        const day = todayIn(database.clock, zone).toString()
        await work(id)
        worked.set(id, { day, zone })
      } catch (error) {
        log.warn({ err: error, organizationId: id }, failed)
      }
    return due
  }
}
