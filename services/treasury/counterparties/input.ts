// Validates a counterparty, whether from a form or a file.
import { commonErrors } from '../../kit/errors.ts'
import { Refusal } from '../../kit/http/problem.ts'
import type { FieldRefusal } from '../../kit/http/problem.ts'
import { bankOf, bankAccountCodes } from '../bankAccounts/public.ts'
import { codes } from './errors.ts'
import { accountKeyOf } from './sharedAccounts.ts'
import { textOrNull } from '../textOrNull.ts'
import type { CounterpartyValues } from './repository.ts'
import { normalizeTaxNumber } from '../../kit/taxNumber.ts'

export type AccountInput = {
  /** Given for an existing account. */
  id?: string | null | undefined
  alias?: string | null | undefined
  bankCode: string
  accountNumber: string
  accountName: string
}
export type CounterpartyInput = {
  legalName: string
  alias: string
  externalId?: string | null | undefined
  type: CounterpartyValues['type']
  status?: CounterpartyValues['status'] | null | undefined
  email?: string | null | undefined
  taxNumber?: string | null | undefined
  residence?: CounterpartyValues['residence'] | undefined
  customerType?: CounterpartyValues['customerType'] | undefined
  address?: string | null | undefined
  bankAccounts: readonly AccountInput[]
}

/** Error codes for violations of the tables' unique indexes. */
export const counterpartyConflicts = {
  counterparty_alias: { error: codes.counterpartyAliasExists, path: 'alias' },
  counterparty_external: { error: codes.counterpartyExternalIdExists, path: 'externalId' },
  counterparty_account_number: { error: codes.counterpartyAccountExists, path: 'bankAccounts' },
}

/** The values to store; refuses what no schema can check. */
export function checkedValues(input: CounterpartyInput): CounterpartyValues {
  const given = textOrNull(input.taxNumber)
  const taxNumber = given === null ? null : normalizeTaxNumber(given)
  const errors: FieldRefusal[] = accountErrors(input.bankAccounts)
  if (taxNumber === undefined) errors.push({ path: 'taxNumber', error: codes.taxNumberInvalid })
  if (errors.length > 0) throw new Refusal(rowOf(errors), { errors })
  return {
    legalName: input.legalName,
    alias: input.alias,
    externalId: textOrNull(input.externalId),
    type: input.type,
    status: input.status ?? 'ACTIVE',
    email: textOrNull(input.email),
    taxNumber: taxNumber ?? null,
    residence: input.residence ?? null,
    customerType: input.customerType ?? null,
    address: textOrNull(input.address),
  }
}

/** A refusal with one reason has its code; with several it is an invalid request. */
function rowOf(errors: readonly FieldRefusal[]) {
  const [first] = errors
  return errors.length === 1 && first && typeof first.error !== 'string' ? first.error : commonErrors.invalidRequest
}

function accountErrors(accounts: readonly AccountInput[]): FieldRefusal[] {
  const seen = new Set<string>()
  return accounts.flatMap(({ bankCode, accountNumber }, index): FieldRefusal[] => {
    const path = `bankAccounts.${index}`
    if (!bankOf(bankCode)) return [{ path: `${path}.bankCode`, error: bankAccountCodes.bankNotSupported }]
    const key = accountKeyOf({ bankCode, accountNumber })
    if (seen.has(key)) return [{ path: `${path}.accountNumber`, error: codes.counterpartyAccountExists }]
    seen.add(key)
    return []
  })
}
