// Validates an expected transaction, from any source.
import type { Tx } from '../../kit/database/database.ts'
import { commonErrors } from '../../kit/errors.ts'
import { type FieldRefusal, Refusal } from '../../kit/http/problem.ts'
import { type Money, minorOf } from '../../kit/money.ts'
import { bankAccountOf, bankAccountCodes } from '../bankAccounts/public.ts'
import { counterpartyToReference } from '../counterparties/public.ts'
import { codes } from './errors.ts'
import { textOrNull } from '../textOrNull.ts'
import type { ExpectedValues } from './repository.ts'

export type ExpectedInput = {
  date: string
  description: string
  direction: ExpectedValues['direction']
  amount: Money
  counterpartyId?: string | null | undefined
  bankAccountId?: string | null | undefined
  internalDescription?: string | null | undefined
  externalId?: string | null | undefined
  data?: readonly { key: string; value: string }[] | null | undefined
  amountFrom?: string | null | undefined
  amountTo?: string | null | undefined
  dateFrom?: string | null | undefined
  dateTo?: string | null | undefined
}

/** Error codes for violations of the table's unique indexes. */
export const expectedConflicts = {
  expected_external: { error: codes.expectedExternalIdExists, path: 'externalId' },
}

const minorOrNull = (text: string | null | undefined) => (text ? minorOf(text) : null)

/** The values to store; refuses what no schema can check. An account closed since may stay if the record was on it `before`. */
export async function checkedValues(
  tx: Tx,
  input: ExpectedInput,
  before?: Pick<ExpectedValues, 'bankAccountId'>,
): Promise<ExpectedValues> {
  const values: ExpectedValues = {
    date: input.date,
    description: input.description,
    direction: input.direction,
    amountMinor: minorOf(input.amount.amount),
    currency: input.amount.currency,
    counterpartyId: input.counterpartyId ?? null,
    bankAccountId: input.bankAccountId ?? null,
    internalDescription: textOrNull(input.internalDescription),
    externalId: textOrNull(input.externalId),
    data: [...(input.data ?? [])],
    amountFromMinor: minorOrNull(input.amountFrom),
    amountToMinor: minorOrNull(input.amountTo),
    dateFrom: input.dateFrom ?? null,
    dateTo: input.dateTo ?? null,
  }
  if (values.counterpartyId !== null) await counterpartyToReference(tx, values.counterpartyId)
  const account = values.bankAccountId === null ? undefined : await bankAccountOf(tx, values.bankAccountId)
  const errors = [...rangeErrors(values), ...repeatedKeys(values)]
  if (account?.status === 'CLOSED' && account.id !== before?.bankAccountId)
    errors.push({ path: 'bankAccountId', error: bankAccountCodes.bankAccountClosed })
  if (account && account.currency !== values.currency)
    errors.push({ path: 'amount.currency', error: codes.expectedCurrencyDiffers })
  const [first] = errors
  if (first) throw new Refusal(typeof first.error === 'string' ? commonErrors.invalidRequest : first.error, { errors })
  return values
}

function rangeErrors({ amountFromMinor, amountToMinor, dateFrom, dateTo }: ExpectedValues): FieldRefusal[] {
  const errors: FieldRefusal[] = []
  if (amountFromMinor !== null && amountToMinor !== null && amountFromMinor > amountToMinor)
    errors.push({ path: 'amountFrom', error: codes.expectedRangeInvalid })
  if (dateFrom !== null && dateTo !== null && dateFrom > dateTo)
    errors.push({ path: 'dateFrom', error: codes.expectedRangeInvalid })
  return errors
}

function repeatedKeys({ data }: ExpectedValues): FieldRefusal[] {
  const seen = new Set<string>()
  return data.flatMap(({ key }, index): FieldRefusal[] => {
    if (!seen.has(key)) {
      seen.add(key)
      return []
    }
    return [{ path: `data.${index}.key`, error: codes.expectedDataKeyRepeated, params: { key } }]
  })
}
