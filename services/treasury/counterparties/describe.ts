import { bankOf } from '../bankAccounts/public.ts'
import type { CounterpartyAccountRow, CounterpartyRow } from './table.ts'

/** The counterparty as shown in the activity log. */
export const describeCounterparty = (
  row: CounterpartyRow,
  accounts: readonly Pick<CounterpartyAccountRow, 'bankCode' | 'accountNumber' | 'accountName' | 'alias'>[],
) => ({
  ...row,
  bankAccounts: accounts.map(describeAccount).join('; ') || null,
})

const describeAccount = (
  account: Pick<CounterpartyAccountRow, 'bankCode' | 'accountNumber' | 'accountName' | 'alias'>,
) =>
  `${bankOf(account.bankCode)?.name ?? account.bankCode} ${account.accountNumber} ${account.accountName}${account.alias ? ` (${account.alias})` : ''}`

export const counterpartyFields = [
  'legalName',
  'alias',
  'externalId',
  'type',
  'status',
  'email',
  'taxNumber',
  'residence',
  'customerType',
  'address',
  'bankAccounts',
] as const
