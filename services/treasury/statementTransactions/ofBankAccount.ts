// What bank accounts query from statements before a change.
import { sql } from 'drizzle-orm'
import type { Tx } from '../../kit/database/database.ts'
import type { CorrectionUses, DeletionUses } from '../bankAccounts/public.ts'

const named = (tx: Tx, bankAccountId: string) =>
  sql`organization_id = ${tx.organizationId} and bank_account_id = ${bankAccountId}`

/** Whether the account has lines, and reconciled ones. */
export async function correctionUses(tx: Tx, bankAccountId: string): Promise<CorrectionUses> {
  const lines = sql`select from statement_transaction where ${named(tx, bankAccountId)}`
  const { rows } = await tx.execute<Required<Pick<CorrectionUses, 'isReconciled' | 'holdsMoney'>>>(sql`
    select exists (${lines} and allocated_minor > 0) as "isReconciled", exists (${lines}) as "holdsMoney"`)
  return rows[0]!
}

/** Whether the account has lines, or a file with lines now or before. */
export async function deletionUses(tx: Tx, bankAccountId: string): Promise<DeletionUses> {
  const of = named(tx, bankAccountId)
  const { rows } = await tx.execute<Required<Pick<DeletionUses, 'hasLines' | 'isWorkedOn'>>>(sql`
    select exists (select from statement_transaction where ${of}) as "hasLines",
      exists (select from statement_import where ${of} and status in ('CHECKING', 'IMPORTING', 'IMPORTED')) as "isWorkedOn"`)
  return rows[0]!
}

/** Files without lines are meaningless without the account; the log keeps their entries. */
export async function forgetImports(tx: Tx, bankAccountId: string): Promise<void> {
  await tx.execute(sql`delete from statement_import where ${named(tx, bankAccountId)}`)
}
