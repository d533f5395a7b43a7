// What bank accounts show of their statement transactions.
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Tx } from '../../kit/database/database.ts'
import { statementTransaction } from './table.ts'

/** Number of lines of each account that are neither fully reconciled nor archived; accounts without any are omitted. */
export async function unreconciledCounts(tx: Tx, bankAccountIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await tx
    .select({ id: statementTransaction.bankAccountId, count: sql<number>`count(*)::int` })
    .from(statementTransaction)
    .where(
      and(
        eq(statementTransaction.organizationId, tx.organizationId),
        inArray(statementTransaction.bankAccountId, [...bankAccountIds]),
        inArray(statementTransaction.status, ['UNRECONCILED', 'PARTIALLY_RECONCILED']),
      ),
    )
    .groupBy(statementTransaction.bankAccountId)
  return new Map(rows.map(row => [row.id, row.count]))
}
