// Filters shared by lists of transactions, as the service's parameters.
import type { DateRangeInput, StatementTransactionFilter } from '../__generated__/resolverTypes.ts'
import type { OrganizationScope } from '../context.ts'

/** A date range, including both ends. */
export const dateQuery = (range: DateRangeInput | null | undefined) => ({
  ...(range?.from && { dateFrom: range.from }),
  ...(range?.to && { dateTo: range.to }),
})

/** One bank account. */
export function accountQuery(scope: OrganizationScope, bankAccountId: string | null | undefined) {
  const uuid = scope.optionalUuidOf('BankAccount', bankAccountId)
  return uuid ? { bankAccountId: uuid } : {}
}

type TransactionFilter = Pick<
  StatementTransactionFilter,
  'search' | 'date' | 'amount' | 'direction' | 'currency' | 'status' | 'bankAccountId'
>

/** The filters that statement transactions and expected transactions share. */
export const transactionQuery = (
  scope: OrganizationScope,
  { search, date, amount, direction, currency, status, bankAccountId }: TransactionFilter,
) => ({
  ...(search && { search }),
  ...dateQuery(date),
  ...(amount?.atLeast && { amountAtLeast: amount.atLeast }),
  ...(amount?.noMoreThan && { amountNoMoreThan: amount.noMoreThan }),
  ...(direction && { direction }),
  ...(currency && { currency }),
  ...(status && status.length > 0 && { status: status.join(',') }),
  ...accountQuery(scope, bankAccountId),
})
