// How reconciliation allocates statement transactions. The allocated sum never exceeds the amount: the update itself checks it, a
// constraint enforces it, and the status follows from it.
import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { Tx } from '../../kit/database/database.ts'
import { commonErrors } from '../../kit/errors.ts'
import { Refusal } from '../../kit/http/problem.ts'
import { requireOpenPeriod } from '../projection/public.ts'
import { codes } from './errors.ts'
import { statementTransaction, type StatementRow } from './table.ts'

/** A change of a transaction's allocated amount; negative when a reconciliation is undone. */
export type StatementAllocation = { id: string; deltaMinor: bigint }

/** Locks transactions in the order of their ids, so that concurrent callers don't deadlock. */
export async function lockStatements(tx: Tx, ids: readonly string[]): Promise<StatementRow[]> {
  const mine = and(
    eq(statementTransaction.organizationId, tx.organizationId),
    inArray(statementTransaction.id, [...ids]),
  )
  // Not `update`: writers of references to a transaction (a run writing its recommendations) need not wait.
  return tx.select().from(statementTransaction).where(mine).orderBy(asc(statementTransaction.id)).for('no key update')
}

/** Allocates to one transaction, or undoes it. Refused if it is archived or the sum would exceed its amount. */
export async function allocateStatement(tx: Tx, id: string, deltaMinor: bigint): Promise<StatementRow> {
  const [row] = await allocateStatementMany(tx, [{ id, deltaMinor }])
  if (!row) throw new Refusal(commonErrors.notFound)
  return row
}

/** Allocates to many transactions in one statement: all of them, or none with a refusal; none before the period lock. */
export async function allocateStatementMany(
  tx: Tx,
  allocations: readonly StatementAllocation[],
): Promise<StatementRow[]> {
  if (allocations.length === 0) return []
  const deltas = sumById(allocations)
  const change = sql`(
    select * from unnest(${sql.param([...deltas.keys()])}::uuid[], ${sql.param([...deltas.values()].map(String))}::bigint[])
  ) as change (id, delta)`
  const allocated = sql`${statementTransaction.allocatedMinor} + change.delta`
  const rows = await tx
    .update(statementTransaction)
    .set({
      allocatedMinor: allocated,
      status: sql`case when ${allocated} = 0 then 'UNRECONCILED'
        when ${allocated} = ${statementTransaction.amountMinor} then 'RECONCILED' else 'PARTIALLY_RECONCILED' end`,
      wasReconciled: true,
      reopenedAt: sql`case when change.delta < 0 then clock_timestamp() else ${statementTransaction.reopenedAt} end`,
      version: sql`${statementTransaction.version} + 1`,
    })
    .from(change)
    .where(
      and(
        eq(statementTransaction.organizationId, tx.organizationId),
        sql`${statementTransaction.id} = change.id`,
        sql`${statementTransaction.status} <> 'ARCHIVED'`,
        sql`${allocated} between 0 and ${statementTransaction.amountMinor}`,
      ),
    )
    .returning(getTableColumns(statementTransaction))
  if (rows.length < deltas.size) await refuse(tx, [...deltas.keys()], rows)
  await requireOpenPeriod(
    tx,
    rows.map(row => row.date),
  )
  return rows
}

function sumById(allocations: readonly StatementAllocation[]): Map<string, bigint> {
  const sums = new Map<string, bigint>()
  for (const { id, deltaMinor } of allocations) sums.set(id, (sums.get(id) ?? 0n) + deltaMinor)
  return sums
}

/** Reports why a transaction was not changed; this rolls back. */
async function refuse(tx: Tx, ids: readonly string[], changed: readonly StatementRow[]): Promise<never> {
  const done = new Set(changed.map(row => row.id))
  const left = ids.filter(id => !done.has(id))
  const rows = await lockStatements(tx, left)
  if (rows.length < left.length) throw new Refusal(commonErrors.notFound)
  if (rows.some(row => row.status === 'ARCHIVED')) throw new Refusal(codes.reconciliationArchived)
  if (rows.some(row => row.status === 'RECONCILED')) throw new Refusal(codes.alreadyReconciled)
  throw new Refusal(codes.reconciliationAmountAbove)
}
