import { formatMinor } from '../../kit/money.ts'
import { bankOf } from './banks.ts'
import type { BankAccountRow } from './table.ts'

/** The account as shown in the activity log. */
export const describeBankAccount = (row: BankAccountRow) => ({
  bank: bankOf(row.bankCode)?.name ?? row.bankCode,
  accountNumber: row.accountNumber,
  alias: row.alias,
  currency: row.currency,
  lastCheckedOn: row.lastCheckedOn,
  restricted: row.restrictedMinor === null ? null : `${formatMinor(row.restrictedMinor)} ${row.currency}`,
  restriction: row.restriction,
  restrictionReason: row.restrictionReason,
  restrictedUntil: row.restrictedUntil,
})

export const bankAccountFields = [
  'bank',
  'accountNumber',
  'alias',
  'currency',
  'lastCheckedOn',
  'restricted',
  'restriction',
  'restrictionReason',
  'restrictedUntil',
] as const
