// The worker's morning runs: on working days from nine, in each organization's time zone, it emails every customer due for a reminder.
import { sql } from 'drizzle-orm'
import type { Log } from '../../../kit/http/log.ts'
import { openTicker } from '../../../kit/ticker.ts'
import type { Account, WorkerContext } from '../../account.ts'
import { readAwaitedSlips, readOpenParts } from './parts.ts'
import { isStopped, levelNow, levelsOf, sendingDay, wasOnThatMorning } from './rules.ts'
import { type Outcome, sendDue, sendSlips } from './send.ts'
import { readSettings } from './settings.ts'

const EVERY_MS = 60_000
/** Reading all open items of a large organization takes longer than a request may. */
const MAX_MS = 60_000

type Reminding = Pick<Account, 'database' | 'secrets' | 'jobs' | 'publicOrigin'>
type Parts = { account: Reminding; log: Pick<Log, 'warn'> }

/** Rounds of reminders. An organization is done for a day once all its emails are sent; failed or changed ones wait for the next round. */
export function reminding({ account, log }: Parts): () => Promise<void> {
  const done = new Map<string, string>()
  return async () => {
    const { database } = account
    const { rows } = await database.readAsSystem(tx =>
      tx.execute<{ id: string; timeZone: string }>(sql`
        select organization_id as id, time_zone as "timeZone" from organization
        where 'INVOICING' = any (modes) order by organization_id`),
    )
    for (const { id, timeZone } of rows) {
      const now = database.clock.now().toZonedDateTimeISO(timeZone)
      const day = sendingDay(now)
      if (day === undefined || done.get(id) === day) continue
      try {
        if (await remindOrganization({ account, log }, id, now)) done.set(id, day)
      } catch (error) {
        log.warn({ err: error, organizationId: id }, 'customers were not reminded')
      }
    }
  }
}

/** Sends one organization's emails of that day; false: some are left. Several workers may run at once. */
export async function remindOrganization(
  { account, log }: Parts,
  organizationId: string,
  now: Temporal.ZonedDateTime,
): Promise<boolean> {
  const { database } = account
  const day = now.toPlainDate().toString()
  const { settings, parts, slips } = await database.inOrganization(
    organizationId,
    null,
    async tx => {
      const read = await readSettings(tx)
      return {
        settings: read,
        parts: wasOnThatMorning(read.paymentsSince, now) ? await readOpenParts(tx, { today: day }) : [],
        slips: wasOnThatMorning(read.slipsSince, now) ? await readAwaitedSlips(tx, day) : [],
      }
    },
    { timeoutMs: MAX_MS },
  )

  let isDone = true
  async function send(customerId: string, write: (tx: Parameters<typeof sendDue>[0]) => Promise<Outcome>) {
    try {
      if ((await database.inOrganization(organizationId, null, write)) === 'CHANGED') isDone = false
    } catch (error) {
      isDone = false
      log.warn({ err: error, organizationId, customerId }, 'a customer was not reminded')
    }
  }

  const due = parts
    .filter(part => !isStopped(part, day))
    .flatMap(part => {
      const place = levelNow(levelsOf(settings.levels, part.days), part)
      return place === undefined ? [] : [{ ...part, place }]
    })
  for (const [customerId, asked] of Map.groupBy(due, each => each.customerId)) {
    const levels = levelsOf(settings.levels, asked[0]!.days)
    await send(customerId, tx => sendDue(tx, account, { customerId, day, levels, asked }))
  }
  const awaited = slips.filter(slip => !isStopped(slip, day))
  for (const [customerId, asked] of Map.groupBy(awaited, each => each.customerId))
    await send(customerId, tx => sendSlips(tx, account, { customerId, day, asked }))
  return isDone
}

/** Checks every minute until closed. */
export const reminderClock = ({ account, log }: WorkerContext) =>
  openTicker({ everyMs: EVERY_MS, work: reminding({ account, log }), log, failed: 'nobody was reminded' })
