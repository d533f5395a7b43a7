// Whether a run has covered a line since it is open as now. This follows from when runs began: nothing is written to lines for it
// (docs/decisions/0040-matching.md).
import { sql, type SQL } from 'drizzle-orm'
import type { Tx } from '../../kit/database/database.ts'

/** Since when a line is open: since it was stored, or since an archive or a match of it was last undone. */
export const openSince = sql`coalesce(statement_transaction.reopened_at, statement_transaction.created_at)`

/** When the last run began that covered an account's lines or, with `null`, those of all; no row if there was none. */
export function lastRunStart(tx: Tx, account: SQL | null): SQL {
  const covered = account === null ? sql`bank_account_id is null` : sql`reconciliation_run.bank_account_id = ${account}`
  // Automatic matches are counted at the end of matching: a run with some has covered the lines, whatever happened to its review.
  return sql`(
    select started_at from reconciliation_run
    where organization_id = ${tx.organizationId}::uuid and ${covered} and (status = 'COMPLETED' or automatic > 0)
    order by started_at desc limit 1)`
}

const itsAccount = sql`statement_transaction.bank_account_id`

const isSince = (tx: Tx, lastOfAccount: SQL) =>
  sql<boolean>`coalesce(${openSince} < ${lastRunStart(tx, null)} or ${openSince} < ${lastOfAccount}, false)`

/** A condition on statement_transaction: a run has covered the line. */
export const wasCoveredByRun = (tx: Tx): SQL<boolean> => isSince(tx, lastRunStart(tx, itsAccount))

/** The same for a list that joins `from` laterally, so that Postgres reads each account's last run once instead of once per line. */
export const wasCoveredByRunOfList = (tx: Tx): { from: SQL; value: SQL<boolean> } => ({
  from: sql`${lastRunStart(tx, itsAccount)} as last_look`,
  value: isSince(tx, sql`last_look.started_at`),
})
