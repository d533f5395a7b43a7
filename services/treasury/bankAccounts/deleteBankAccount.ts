import { sql } from 'drizzle-orm'
import { recordActivity } from '../../kit/activity/record.ts'
import type { Tx } from '../../kit/database/database.ts'
import { commonErrors } from '../../kit/errors.ts'
import { Refusal } from '../../kit/http/problem.ts'
import { codes } from './errors.ts'
import { clearing, deleting, type DeletionUses } from './events.ts'

/**
 * Deletes an account without dependents; the refusal names them. Takes the strongest lock: it waits for concurrent imports, payments and
 * files and sees them, and later ones find no account.
 */
export async function deleteBankAccount(tx: Tx, id: string, version: number): Promise<void> {
  const { rows } = await tx.execute<{ alias: string; version: number }>(sql`
    select alias, version from bank_account where organization_id = ${tx.organizationId} and id = ${id} for update`)
  const [account] = rows
  if (!account) throw new Refusal(commonErrors.notFound)
  if (account.version !== version) throw new Refusal(commonErrors.staleVersion)
  refuseUsed(await tx.raise(deleting, { id }))
  await tx.raise(clearing, { id })
  await tx.execute(sql`delete from bank_account where organization_id = ${tx.organizationId} and id = ${id}`)
  recordActivity(tx, { action: 'DELETED', recordType: 'BANK_ACCOUNT', recordId: id, recordLabel: account.alias })
  tx.emit('bank-account.changed', id, { scopeId: id })
}

/** In order of importance to the user. */
const REFUSALS = [
  ['isReconciled', codes.bankAccountDeleteReconciled],
  ['hasLines', codes.bankAccountHasLines],
  ['hasPayments', codes.bankAccountHasPayments],
  ['hasExpected', codes.bankAccountHasExpected],
  ['isConnected', codes.bankAccountIsConnected],
  ['isWorkedOn', codes.bankAccountIsWorkedOn],
] as const

function refuseUsed(uses: readonly DeletionUses[]): void {
  for (const [use, code] of REFUSALS) if (uses.some(each => each[use])) throw new Refusal(code)
}
