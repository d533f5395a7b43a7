// What bank accounts ask of reconciliation before they change.
import { sql } from 'drizzle-orm'
import type { Tx } from '../../kit/database/database.ts'
import type { DeletionUses } from '../bankAccounts/public.ts'

const named = (tx: Tx, bankAccountId: string) =>
  sql`organization_id = ${tx.organizationId} and bank_account_id = ${bankAccountId}`

/** Whether something was ever matched in the account, or a run works on it. */
export async function deletionUses(tx: Tx, bankAccountId: string): Promise<DeletionUses> {
  const of = named(tx, bankAccountId)
  const { rows } = await tx.execute<Required<Pick<DeletionUses, 'isReconciled' | 'isWorkedOn'>>>(sql`
    select exists (select from reconciliation where ${of}) as "isReconciled",
      exists (select from reconciliation_run where ${of}
        and status in ('QUEUED', 'RUNNING', 'AWAITING_REVIEW', 'CONFIRMING')) as "isWorkedOn"`)
  return rows[0]!
}

/** Runs that found nothing say nothing without the account; the log keeps that they were there. */
export async function forgetRuns(tx: Tx, bankAccountId: string): Promise<void> {
  await tx.execute(sql`delete from reconciliation_run where ${named(tx, bankAccountId)}`)
}
