import { changesBetween, recordActivity } from '../../kit/activity/record.ts'
import type { Tx } from '../../kit/database/database.ts'
import { refusing } from '../../kit/database/refusing.ts'
import { commonErrors } from '../../kit/errors.ts'
import { Refusal, refuseFields } from '../../kit/http/problem.ts'
import { currency as currencyForm } from '../../kit/money.ts'
import { codes } from './errors.ts'
import { businessToday } from '../projection/public.ts'
import { bankAccountConflicts } from './createBankAccount.ts'
import { refuseTakenNumber } from './byNumber.ts'
import { refuseCorrection } from './correct.ts'
import { bankAccountFields, describeBankAccount } from './describe.ts'
import { changeBankAccount, lockBankAccount } from './repository.ts'
import { restrictionColumns, type RestrictionInput } from './restriction.ts'
import type { BankAccountRow } from './table.ts'

export type BankAccountEdit = {
  version: number
  alias?: string | undefined
  accountNumber?: string | undefined
  currency?: string | undefined
  lastCheckedOn?: string | null | undefined
  restriction?: RestrictionInput | null | undefined
}

/** Changes the alias, the date up to which the statements are declared complete, or the restriction, or corrects number and currency. */
export async function updateBankAccount(tx: Tx, id: string, edit: BankAccountEdit): Promise<BankAccountRow> {
  const before = await lockBankAccount(tx, id)
  if (!before) throw new Refusal(commonErrors.notFound)
  const { version, alias = before.alias, lastCheckedOn = before.lastCheckedOn } = edit
  const currency = currencyForm.safeParse(edit.currency ?? before.currency).data
  if (!currency) throw new Refusal(codes.currencyNotAllowed, { path: 'currency' })
  const { accountNumber = before.accountNumber } = edit
  const today = await businessToday(tx)
  if (lastCheckedOn !== null && lastCheckedOn > today)
    throw new Refusal(codes.lastCheckedInFuture, { path: 'lastCheckedOn' })
  if (edit.restriction?.until && edit.restriction.until < today)
    throw refuseFields([{ path: 'restriction.until', error: 'INVALID_VALUE' }])
  await refuseCorrection(tx, before, { accountNumber, currency })
  if (accountNumber !== before.accountNumber)
    await refuseTakenNumber(tx, { bankCode: before.bankCode, accountNumber }, before.id)
  const after = await refusing(bankAccountConflicts, () =>
    changeBankAccount(tx, id, version, {
      alias,
      lastCheckedOn,
      currency,
      ...restrictionColumns(before, edit.restriction, today),
      // The number is part of a key: an update that merely names it would wait for writers of rows that reference the account.
      ...(accountNumber !== before.accountNumber && {
        accountNumber,
        numberChangedAt: tx.clock.now().toString(),
        numberChangedBy: tx.actorId,
      }),
    }),
  )
  if (!after) throw new Refusal(commonErrors.staleVersion)
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
