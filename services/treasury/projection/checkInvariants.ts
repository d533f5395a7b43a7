// Checks once a day in each organization whether the invariants of its records hold (treasury.md §9). A violation is logged and not
// repaired: amounts come from users, banks and providers, and only they know the right ones.
import { sql } from 'drizzle-orm'
import type { Tx } from '../../kit/database/database.ts'
import { type Invariant, within } from '../../kit/database/invariants.ts'
import { openTicker } from '../../kit/ticker.ts'
import { type Daily, oncePerDay } from './daily.ts'

const EVERY_MS = 60 * 60_000
const MAX_MS = 60_000
/** Records named in the log per violation. */
const MAX_REPORTED = 10

export type Checked = {
  /** The records' name in the log. */
  name: string
  invariants: readonly Invariant[]
  /** The records to check; all of them if omitted. */
  sample?: (tx: Tx) => Promise<readonly string[]>
}

/** A run that checks invariants. */
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

/** Runs hourly where due, until closed. */
export const watchInvariants = (context: Daily, checked: Checked, everyMs = EVERY_MS) =>
  openTicker({
    everyMs,
    work: checkingInvariants(context, checked),
    log: context.log,
    failed: `no ${checked.name} were checked`,
  })
