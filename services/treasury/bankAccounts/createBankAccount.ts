import { changesBetween, recordActivity } from '../../kit/activity/record.ts'
import type { Tx } from '../../kit/database/database.ts'
import { refusing } from '../../kit/database/refusing.ts'
import { commonErrors } from '../../kit/errors.ts'
import { Refusal } from '../../kit/http/problem.ts'
import { newId } from '../../kit/ids.ts'
import { currency as currencyForm } from '../../kit/money.ts'
import { codes } from './errors.ts'
import { entityKnown } from '../projection/public.ts'
import { banksOfAccounts } from './banks.ts'
import { refuseTakenNumber } from './byNumber.ts'
import { bankAccountFields, describeBankAccount } from './describe.ts'
import { insertBankAccount } from './repository.ts'
import type { BankAccountRow } from './table.ts'

export type NewBankAccount = {
  bankCode: string
  accountNumber: string
  alias: string
  entityId: string
  currency: string
}

/** Error codes for violations of the table's unique indexes. */
export const bankAccountConflicts = {
  bank_account_alias: { error: codes.bankAccountAliasExists, path: 'alias' },
  bank_account_number: { error: codes.bankAccountNumberExists, path: 'accountNumber' },
}

/** Creates a manual account. */
export async function createBankAccount(tx: Tx, input: NewBankAccount): Promise<BankAccountRow> {
  if (!banksOfAccounts.some(bank => bank.code === input.bankCode))
    throw new Refusal(codes.bankNotSupported, { path: 'bankCode' })
  const currency = currencyForm.safeParse(input.currency)
  if (!currency.success) throw new Refusal(codes.currencyNotAllowed, { path: 'currency' })
  if (!(await entityKnown(tx, input.entityId))) throw new Refusal(commonErrors.notFound, { path: 'entityId' })
  await refuseTakenNumber(tx, input)
  const row = await refusing(bankAccountConflicts, () =>
    insertBankAccount(tx, {
      ...input,
      id: newId(),
      currency: currency.data,
      connectionType: 'MANUAL',
      createdBy: tx.actorId,
    }),
  )
  recordActivity(tx, {
    action: 'CREATED',
    recordType: 'BANK_ACCOUNT',
    recordId: row.id,
    recordLabel: row.alias,
    changes: changesBetween(undefined, describeBankAccount(row), bankAccountFields),
  })
  tx.emit('bank-account.changed', row.id, { scopeId: row.id })
  return row
}
