import { sql } from 'drizzle-orm'
import { recordActivity } from '../../kit/activity/record.ts'
import type { Tx } from '../../kit/database/database.ts'
import { Refusal } from '../../kit/http/problem.ts'
import { codes } from '../errors.ts'

type Uses = {
  isReconciled: boolean
  hasLines: boolean
  hasPayments: boolean
  hasExpected: boolean
  isConnected: boolean
  isWorkedOn: boolean
}

/**
 * Deletes an account on which nothing rests; the refusal names what does. Its lock is the strongest one: who is bringing lines, payments or
 * a file at this moment is waited for and seen, and who comes later finds no account.
 */
export async function deleteBankAccount(tx: Tx, id: string, version: number): Promise<void> {
  const { rows } = await tx.execute<{ alias: string; version: number }>(sql`
    select alias, version from bank_account where organization_id = ${tx.organizationId} and id = ${id} for update`)
  const [account] = rows
  if (!account) throw new Refusal(codes.notFound)
  if (account.version !== version) throw new Refusal(codes.staleVersion)
  refuseUsed(await usesOf(tx, id))
  const named = sql`organization_id = ${tx.organizationId} and bank_account_id = ${id}`
  // Files that brought nothing, and runs that found nothing, say nothing without the account; the log keeps that they were there.
  await tx.execute(sql`delete from reconciliation_run where ${named}`)
  await tx.execute(sql`delete from statement_import where ${named}`)
  await tx.execute(sql`delete from bank_account where organization_id = ${tx.organizationId} and id = ${id}`)
  recordActivity(tx, { action: 'DELETED', recordType: 'BANK_ACCOUNT', recordId: id, recordLabel: account.alias })
  tx.emit('bank-account.changed', id, { scopeId: id })
}

function refuseUsed(uses: Uses): void {
  if (uses.isReconciled) throw new Refusal(codes.bankAccountDeleteReconciled)
  if (uses.hasLines) throw new Refusal(codes.bankAccountHasLines)
  if (uses.hasPayments) throw new Refusal(codes.bankAccountHasPayments)
  if (uses.hasExpected) throw new Refusal(codes.bankAccountHasExpected)
  if (uses.isConnected) throw new Refusal(codes.bankAccountIsConnected)
  if (uses.isWorkedOn) throw new Refusal(codes.bankAccountIsWorkedOn)
}

async function usesOf(tx: Tx, id: string): Promise<Uses> {
  const of = sql`organization_id = ${tx.organizationId}`
  const named = sql`${of} and bank_account_id = ${id}`
  const { rows } = await tx.execute<Uses>(sql`
    select
      exists (select from reconciliation where ${named}) as "isReconciled",
      exists (select from statement_transaction where ${named}) as "hasLines",
      exists (select from payment where ${of} and (from_account_id = ${id} or to_account_id = ${id})) as "hasPayments",
      exists (select from expected_transaction where ${named}) as "hasExpected",
      exists (select from bank_connection where ${named}) as "isConnected",
      exists (select from statement_import where ${named} and status in ('CHECKING', 'IMPORTING', 'IMPORTED'))
        or exists (select from reconciliation_run where ${named} and status in ('QUEUED', 'RUNNING', 'AWAITING_REVIEW', 'CONFIRMING'))
        as "isWorkedOn"`)
  return rows[0]!
}
