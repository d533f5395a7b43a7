// What identifies an account can be put right while nothing rests on it.
import { sql } from 'drizzle-orm'
import type { Tx } from '../../kit/database/database.ts'
import { Refusal } from '../../kit/http/problem.ts'
import { codes } from '../errors.ts'
import type { BankAccountRow } from './table.ts'

type Identity = Pick<BankAccountRow, 'accountNumber' | 'currency'>

type Uses = { isReconciled: boolean; isPaidFromOrTo: boolean; holdsMoney: boolean }

/**
 * Refuses to give an account another number or currency once its lines are reconciled. A number is also what payments were approved for:
 * once money is on its way or has gone there, the next would go elsewhere under a name that people trust. A currency is that of every
 * amount that names the account.
 */
export async function refuseCorrection(tx: Tx, before: BankAccountRow, after: Identity): Promise<void> {
  const path = after.currency === before.currency ? 'accountNumber' : 'currency'
  if (path === 'accountNumber' && after.accountNumber === before.accountNumber) return
  const { isReconciled, isPaidFromOrTo, holdsMoney } = await usesOf(tx, before.id)
  if (isReconciled) throw new Refusal(codes.bankAccountHasReconciledStatements, { path })
  if (isPaidFromOrTo || (path === 'currency' && holdsMoney)) throw new Refusal(codes.bankAccountInUse, { path })
}

async function usesOf(tx: Tx, id: string): Promise<Uses> {
  const of = sql`organization_id = ${tx.organizationId}`
  const named = sql`${of} and bank_account_id = ${id}`
  const payments = sql`select from payment where ${of} and (from_account_id = ${id} or to_account_id = ${id})`
  const { rows } = await tx.execute<Uses>(sql`
    select
      exists (select from statement_transaction where ${named} and allocated_minor > 0) as "isReconciled",
      exists (${payments} and status in ('NEEDS_APPROVAL', 'SCHEDULED', 'IN_PROGRESS', 'SENT')) as "isPaidFromOrTo",
      exists (select from statement_transaction where ${named})
        or exists (select from expected_transaction where ${named})
        or exists (select from account_balance where ${named})
        or exists (${payments}) as "holdsMoney"`)
  return rows[0]!
}
