// Looks once a day in each organization whether what must hold of its records does (treasury.md §9). A break is told and left as it is: figures
// of money are what people, banks and providers said, and nobody but them knows better.
import { sql } from 'drizzle-orm'
import type { Tx } from '../../kit/database/database.ts'
import { type Invariant, within } from '../../kit/database/invariants.ts'
import { openTicker } from '../../kit/ticker.ts'
import { type Daily, oncePerDay } from './daily.ts'

const EVERY_MS = 60 * 60_000
const MAX_MS = 60_000
/** Records that the log names of each break. */
const MAX_REPORTED = 10

export type Checked = {
  /** How the records are called in the log. */
  name: string
  invariants: readonly Invariant[]
  /** The records that are looked at; all of them where this is left out. */
  sample?: (tx: Tx) => Promise<readonly string[]>
}

/** Rounds of looking. */
export function checkingInvariants({ database, log }: Daily, { name, invariants, sample }: Checked) {
  async function check(organizationId: string): Promise<void> {
    const inside = <Found>(work: (tx: Tx) => Promise<Found>) =>
      database.inOrganization(organizationId, null, work, { timeoutMs: MAX_MS })
    const ids = sample && (await inside(sample))
    for (const { holds, query } of invariants) {
      const asked = sql.raw(within(query, organizationId, ids))
      const { rows } = await inside(tx =>
        tx.execute<{ record: object }>(
          sql`select to_jsonb(found) as record from (${asked}) found limit ${MAX_REPORTED}`,
        ),
      )
      if (rows.length > 0)
        log.error(
          { organizationId, records: rows.map(({ record }) => record) },
          `${name}: it does not hold that ${holds}`,
        )
    }
  }
  return oncePerDay({ database, log }, check, `${name} were not checked`)
}

/** Looks every hour where it is due, until closed. */
export const watchInvariants = (context: Daily, checked: Checked, everyMs = EVERY_MS) =>
  openTicker({
    everyMs,
    work: checkingInvariants(context, checked),
    log: context.log,
    failed: `no ${checked.name} were checked`,
  })
