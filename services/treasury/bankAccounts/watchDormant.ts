// Periodically marks accounts that have become dormant. Several workers may run at once: each account is marked by one of them.
import { openTicker } from '../../kit/ticker.ts'
import type { TreasuryContext } from '../context.ts'
import { markDormant } from './status.ts'

const EVERY_MS = 60 * 60_000

type Watched = Pick<TreasuryContext, 'database' | 'log'>

/** One run over all organizations. A failure in one is logged and retried in the next run. */
export const markingDormant =
  ({ database, log }: Watched) =>
  async (): Promise<void> => {
    const organizations = await database.runAs<{ organization_id: string }>(
      'system',
      'select organization_id from organization order by organization_id',
      [],
    )
    for (const { organization_id: organizationId } of organizations) {
      try {
        await database.inOrganization(organizationId, null, markDormant)
      } catch (error) {
        log.warn({ err: error, organizationId }, 'dormant accounts were not looked for')
      }
    }
  }

/** Runs hourly until closed. */
export const watchForDormant = (context: Watched, everyMs = EVERY_MS) =>
  openTicker({
    everyMs,
    work: markingDormant(context),
    log: context.log,
    failed: 'no dormant accounts were looked for',
  })
