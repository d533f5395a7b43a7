// Whether a run has looked at a line as it is open now. It is told from when runs began: nothing is written to lines for it
// (docs/decisions/0087-lines-that-no-run-has-looked-at.md).
import { sql, type SQL } from 'drizzle-orm'
import type { Tx } from '../../kit/database/database.ts'

/** Since when a line is open as it is: since it came, or since an archive or a match of it was last taken back. */
export const openSince = sql`coalesce(statement_transaction.reopened_at, statement_transaction.created_at)`

/** When the last run began that looked at an account's lines, or with `null` at those of all; no time when there was none. */
export function lastLook(tx: Tx, account: SQL | null): SQL {
  const covered = account === null ? sql`bank_account_id is null` : sql`reconciliation_run.bank_account_id = ${account}`
  // Automatic matches are counted when matching is over: a run with some has looked, whatever became of its review.
  return sql`(
    select max(started_at) from reconciliation_run
    where organization_id = ${tx.organizationId}::uuid and ${covered} and (status = 'COMPLETED' or automatic > 0))`
}

/** A condition on statement_transaction: a run has looked at the line. */
export function wasLookedAt(tx: Tx): SQL<boolean> {
  const account = sql`statement_transaction.bank_account_id`
  return sql`coalesce(${openSince} < ${lastLook(tx, null)} or ${openSince} < ${lastLook(tx, account)}, false)`
}
