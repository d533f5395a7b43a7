import { changesBetween, recordActivity } from '../../kit/activity/record.ts'
import type { Tx } from '../../kit/database/database.ts'
import { refusing } from '../../kit/database/refusing.ts'
import { Refusal } from '../../kit/http/problem.ts'
import { codes } from '../errors.ts'
import { businessToday } from '../projection/organization.ts'
import { bankAccountConflicts } from './createBankAccount.ts'
import { bankAccountFields, describeBankAccount } from './describe.ts'
import { changeBankAccount, lockBankAccount } from './repository.ts'
import type { BankAccountRow } from './table.ts'

export type BankAccountEdit = { version: number; alias?: string | undefined; lastCheckedOn?: string | null | undefined }

/** Changes the alias or the date up to which the statements are declared complete. */
export async function updateBankAccount(tx: Tx, id: string, edit: BankAccountEdit): Promise<BankAccountRow> {
  const before = await lockBankAccount(tx, id)
  if (!before) throw new Refusal(codes.notFound)
  const { version, alias = before.alias, lastCheckedOn = before.lastCheckedOn } = edit
  if (lastCheckedOn !== null && lastCheckedOn > (await businessToday(tx)))
    throw new Refusal(codes.lastCheckedInFuture, { path: 'lastCheckedOn' })
  const after = await refusing(bankAccountConflicts, () => changeBankAccount(tx, id, version, { alias, lastCheckedOn }))
  if (!after) throw new Refusal(codes.staleVersion)
  recordActivity(tx, {
    action: 'UPDATED',
    recordType: 'BANK_ACCOUNT',
    recordId: id,
    recordLabel: after.alias,
    changes: changesBetween(describeBankAccount(before), describeBankAccount(after), bankAccountFields),
  })
  tx.emit('bank-account.changed', id, { scopeId: id })
  return after
}
