import type { Currency } from '../../../../__generated__/CreateExpectedPageQuery.graphql.ts'

export type ExpectedValues = {
  date: string | null
  direction: 'CREDIT' | 'DEBIT'
  amount: string | null
  currency: Currency
  description: string
  counterpartyId: string | null
  bankAccountId: string
  internalDescription: string
  externalId: string
  dateFrom: string | null
  dateTo: string | null
  amountFrom: string | null
  amountTo: string | null
  data: readonly { key: string; value: string }[]
}

/** The form's values as mutation input: empty is null. */
export function toInput(values: ExpectedValues) {
  const orNull = (text: string) => text.trim() || null
  return {
    date: values.date ?? '',
    direction: values.direction,
    amount: { amount: values.amount ?? '', currency: values.currency },
    description: values.description.trim(),
    counterpartyId: values.counterpartyId,
    bankAccountId: values.bankAccountId || null,
    internalDescription: orNull(values.internalDescription),
    externalId: orNull(values.externalId),
    dateFrom: values.dateFrom,
    dateTo: values.dateTo,
    amountFrom: values.amountFrom,
    amountTo: values.amountTo,
    data: values.data
      .map(({ key, value }) => ({ key: key.trim(), value: value.trim() }))
      .filter(({ key, value }) => key !== '' || value !== ''),
  }
}
