// What bank accounts show of their statement lines.
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Tx } from '../../kit/database/database.ts'
import { statementTransaction } from './table.ts'

/** Day of the newest line of each account; an account without lines is not in the answer. */
export async function lastStatementDates(tx: Tx, bankAccountIds: readonly string[]): Promise<Map<string, string>> {
  // A look at the end of the index for each account, not a pass over its lines.
  const { rows } = await tx.execute<{ id: string; date: string }>(sql`
    select account.id, line.date::text as date
    from unnest(${sql.param([...bankAccountIds])}::uuid[]) as account (id)
    cross join lateral (
      select date from statement_transaction
      where organization_id = ${tx.organizationId} and bank_account_id = account.id
      order by date desc, id desc limit 1
    ) line`)
  return new Map(rows.map(row => [row.id, row.date]))
}

/** Lines of each account that are neither fully reconciled nor archived; an account without any is not in the answer. */
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
