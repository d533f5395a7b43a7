// Learns once a day in each organization, from a year's full matches, how late receipts arrive.
import { sql } from 'drizzle-orm'
import type { Tx } from '../../kit/database/database.ts'
import { openTicker } from '../../kit/ticker.ts'
import { businessToday, type Daily, oncePerDay } from '../projection/public.ts'
import { MIN_SAMPLES } from './behaviour.ts'
import { OF_ALL } from './table.ts'

const EVERY_MS = 60 * 60_000
const MAX_MS = 60_000
const DAYS_BACK = 365

/** Replaces the learnt lags: for each counterparty with enough matches, and for all together. `percentile_disc` is the lower median. */
export async function learnLags(tx: Tx): Promise<void> {
  const today = await businessToday(tx)
  await tx.execute(sql`delete from receipt_lag where organization_id = ${tx.organizationId}`)
  await tx.execute(sql`
    with lag as (
      select e.counterparty_id, t.date - e.date as days
      from reconciliation r
      join allocation a on a.organization_id = r.organization_id and a.reconciliation_id = r.id
      join statement_transaction t on t.organization_id = r.organization_id and t.id = a.statement_transaction_id
      join expected_transaction e on e.organization_id = r.organization_id and e.id = a.expected_transaction_id
      where r.organization_id = ${tx.organizationId} and r.removed_at is null and r.result = 'FULL_MATCH'
        and t.direction = 'CREDIT' and t.date > ${today}::date - ${DAYS_BACK}::int)
    insert into receipt_lag (organization_id, counterparty_id, days, samples)
    select ${tx.organizationId}, coalesce(counterparty_id, ${OF_ALL}),
      greatest(-10, least(90, percentile_disc(0.5) within group (order by days))), count(*)
    from lag group by grouping sets ((counterparty_id), ())
    having count(*) >= ${MIN_SAMPLES} and (grouping(counterparty_id) = 1 or counterparty_id is not null)`)
}

/** A run that learns lags. */
export const learningLags = ({ database, log }: Daily): (() => Promise<readonly string[]>) =>
  oncePerDay(
    { database, log },
    organizationId => database.inOrganization(organizationId, null, learnLags, { timeoutMs: MAX_MS }),
    'payment behavior was not learnt',
  )

/** Runs hourly where due, until closed. */
export const watchLags = (context: Daily, everyMs = EVERY_MS) =>
  openTicker({ everyMs, work: learningLags(context), log: context.log, failed: 'no payment behavior was learnt' })
