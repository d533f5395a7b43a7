// What bank accounts query from reconciliation before a change.
import { sql } from 'drizzle-orm'
import type { Tx } from '../../kit/database/database.ts'
import type { DeletionUses } from '../bankAccounts/public.ts'

const named = (tx: Tx, bankAccountId: string) =>
  sql`organization_id = ${tx.organizationId} and bank_account_id = ${bankAccountId}`

/** Whether anything was ever matched in the account, or a run is in progress. */
export async function deletionUses(tx: Tx, bankAccountId: string): Promise<DeletionUses> {
  const of = named(tx, bankAccountId)
  const { rows } = await tx.execute<Required<Pick<DeletionUses, 'isReconciled' | 'isWorkedOn'>>>(sql`
    select exists (select from reconciliation where ${of}) as "isReconciled",
      exists (select from reconciliation_run where ${of}
        and status in ('QUEUED', 'RUNNING', 'AWAITING_REVIEW', 'CONFIRMING')) as "isWorkedOn"`)
  return rows[0]!
}

/** Runs without results are meaningless without the account; the log keeps their entries. */
export async function forgetRuns(tx: Tx, bankAccountId: string): Promise<void> {
  await tx.execute(sql`delete from reconciliation_run where ${named(tx, bankAccountId)}`)
}
