import { accountDigits } from '../../_lib/accountNumber.ts'
import type { CounterpartyType } from '../../../../__generated__/EditCounterpartyPage_counterparty.graphql.ts'

export const residences = ['RESIDENT', 'NON_RESIDENT'] as const
export const customerTypes = ['INDIVIDUAL', 'CORPORATION', 'GOVERNMENT'] as const

export type AccountValues = {
  /** Set for an existing account: its number and name can't change. */
  id: string | null
  bankCode: string
  accountNumber: string
  accountName: string
  alias: string
}

export type CounterpartyValues = {
  legalName: string
  alias: string
  type: CounterpartyType
  status: 'ACTIVE' | 'INACTIVE'
  externalId: string
  email: string
  taxNumber: string
  /** Empty: unknown. */
  residence: (typeof residences)[number] | ''
  customerType: (typeof customerTypes)[number] | ''
  address: string
  bankAccounts: readonly AccountValues[]
}

export const emptyAccount: AccountValues = { id: null, bankCode: '', accountNumber: '', accountName: '', alias: '' }

export const emptyCounterparty: CounterpartyValues = {
  legalName: '',
  alias: '',
  type: 'COMPANY',
  status: 'ACTIVE',
  externalId: '',
  email: '',
  taxNumber: '',
  residence: '',
  customerType: '',
  address: '',
  bankAccounts: [emptyAccount],
}

/** The form's values as mutation input: empty is null. */
export function toInput({ status: _status, bankAccounts, ...values }: CounterpartyValues) {
  const orNull = (text: string) => text.trim() || null
  return {
    legalName: values.legalName.trim(),
    alias: values.alias.trim(),
    type: values.type,
    externalId: orNull(values.externalId),
    email: orNull(values.email),
    taxNumber: orNull(values.taxNumber),
    residence: values.residence || null,
    customerType: values.customerType || null,
    address: orNull(values.address),
    bankAccounts: bankAccounts.map(({ id, bankCode, accountNumber, accountName, alias }) => ({
      ...(id === null ? {} : { id }),
      bankCode,
      accountNumber: accountDigits(accountNumber),
      accountName: accountName.trim(),
      alias: orNull(alias),
    })),
  }
}
