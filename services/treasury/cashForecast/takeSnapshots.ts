// Stores the forecast once a day in each organization, so that its accuracy can be evaluated later.
import { sql } from 'drizzle-orm'
import type { Tx } from '../../kit/database/database.ts'
import { CURRENCIES } from '../../kit/money.ts'
import { openTicker } from '../../kit/ticker.ts'
import { type Daily, oncePerDay } from '../projection/public.ts'
import { BASE, type Flow, type FlowSource, placeFlow } from './forecast.ts'
import { readForecast } from './repository.ts'

const EVERY_MS = 60 * 60_000
const MAX_MS = 60_000
/** How long snapshots are kept. */
const KEPT_DAYS = 400

/** One snapshot per day and currency: a second worker, or one after a crash, finds it and does nothing. */
export async function takeSnapshots(tx: Tx): Promise<void> {
  for (const currency of CURRENCIES) {
    const { today, openingMinor, flows } = await readForecast(tx, { currency, accountIds: null, entityIds: null })
    const days = snapshotDays(flows, today)
    if (openingMinor === null && days.length === 0) continue
    const { rows } = await tx.execute(sql`
      insert into forecast_snapshot (organization_id, currency, taken_on, opening_minor)
      values (${tx.organizationId}, ${currency}, ${today}, ${openingMinor === null ? null : String(openingMinor)})
      on conflict do nothing returning taken_on`)
    if (rows.length === 0) continue
    await tx.execute(sql`
      insert into forecast_snapshot_day (organization_id, currency, taken_on, day, source, in_minor, out_minor)
      select ${tx.organizationId}, ${currency}, ${today}, day, source, in_minor, out_minor
      from jsonb_to_recordset(${JSON.stringify(days)}::jsonb) as each (day date, source text, in_minor numeric, out_minor numeric)`)
    await tx.execute(sql`
      delete from forecast_snapshot
      where organization_id = ${tx.organizationId} and currency = ${currency} and taken_on < ${today}::date - ${KEPT_DAYS}::int`)
  }
}

type SnapshotDay = { day: string; source: FlowSource; in_minor: string; out_minor: string }

/** The base forecast by day and source, without unapproved records. */
function snapshotDays(flows: readonly Flow[], today: string): SnapshotDay[] {
  const placed = flows.flatMap(flow => placeFlow(flow, { today, usesLags: true, scenario: BASE }))
  return [...Map.groupBy(placed, ({ on, source }) => `${on} ${source}`).values()].flatMap(of => {
    const [first] = of
    if (!first) return []
    const sum = (direction: Flow['direction']) =>
      of.reduce((total, flow) => (flow.direction === direction ? total + flow.minor : total), 0n)
    return [{ day: first.on, source: first.source, in_minor: String(sum('CREDIT')), out_minor: String(sum('DEBIT')) }]
  })
}

/** A run that takes snapshots. */
export const takingSnapshots = ({ database, log }: Daily): (() => Promise<readonly string[]>) =>
  oncePerDay(
    { database, log },
    organizationId => database.inOrganization(organizationId, null, takeSnapshots, { timeoutMs: MAX_MS }),
    'no snapshot of the forecast was kept',
  )

/** Runs hourly where due, until closed. */
export const watchSnapshots = (context: Daily, everyMs = EVERY_MS) =>
  openTicker({
    everyMs,
    work: takingSnapshots(context),
    log: context.log,
    failed: 'no snapshots of forecasts were kept',
  })
