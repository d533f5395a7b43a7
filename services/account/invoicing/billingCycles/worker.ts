// The worker's evening runs: on a customer's billing day, in the organization's time zone, it drafts what is billable. A missed evening is
// made up for once a worker runs again, for the whole time since the last period.
import { sql } from 'drizzle-orm'
import type { Log } from '../../../kit/http/log.ts'
import { Refusal } from '../../../kit/http/problem.ts'
import { openTicker } from '../../../kit/ticker.ts'
import type { Account, WorkerContext } from '../../account.ts'
import { billCycle } from './bill.ts'
import { emailDrafts } from './draftsEmail.ts'
import { type Cycle, lastDraftingDay } from './rules.ts'
import { noteSchedules, readSchedules } from './schedule.ts'

const EVERY_MS = 5 * 60_000
/** A customer's month may have hundreds of drafts. */
const MAX_MS = 120_000

type Billing = Pick<Account, 'database' | 'secrets' | 'jobs' | 'publicOrigin'>
type Parts = { account: Billing; log: Pick<Log, 'warn'> }

/** One round of billing for every organization with invoicing. */
export async function billAll({ account, log }: Parts): Promise<void> {
  const { database } = account
  const { rows } = await database.readAsSystem(tx =>
    tx.execute<{ id: string; timeZone: string }>(sql`
      select organization_id as id, time_zone as "timeZone" from organization
      where 'INVOICING' = any (modes) order by organization_id`),
  )
  for (const { id, timeZone } of rows)
    try {
      await billOrganization({ account, log }, id, database.clock.now().toZonedDateTimeISO(timeZone))
    } catch (error) {
      log.warn({ err: error, organizationId: id }, 'billing cycles were not drafted')
    }
}

/** Creates the drafts due in one organization, each customer in its own transaction. Several workers may run at once. */
export async function billOrganization(
  { account, log }: Parts,
  organizationId: string,
  now: Temporal.ZonedDateTime,
): Promise<void> {
  const { database } = account
  const schedules = await database.inOrganization(organizationId, null, async tx => {
    await noteSchedules(tx, now.toPlainDate().toString())
    return readSchedules(tx)
  })
  for (const { customerId, since, billedUntil, ...cycle } of schedules) {
    const until = lastDraftingDay(cycle satisfies Cycle, now).toString()
    if (until < since || (billedUntil !== null && billedUntil >= until)) continue
    try {
      await database.inOrganization(organizationId, null, tx => billCycle(tx, { customerId, until, cycle }), {
        timeoutMs: MAX_MS,
      })
    } catch (error) {
      // Deactivated in the meantime: it gets no more drafts.
      if (error instanceof Refusal) continue
      log.warn({ err: error, organizationId, customerId }, 'a billing cycle was not drafted')
    }
  }
  await database.inOrganization(organizationId, null, tx => emailDrafts(tx, account))
}

/** Checks every few minutes until closed. */
export const billingClock = ({ account, log }: WorkerContext) =>
  openTicker({ everyMs: EVERY_MS, work: () => billAll({ account, log }), log, failed: 'no billing cycle was drafted' })
