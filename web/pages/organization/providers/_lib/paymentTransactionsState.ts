import { currencies } from '../../../../i18n/currency.ts'
import { amounts } from '../../../../ui/list/amountRange.ts'
import { dateInput, dates } from '../../../../ui/list/dateRange.ts'
import { listState, oneOf, optional, sortBy, type StateOf, text } from '../../../../ui/list/listState.ts'
import { settlementStatuses } from './paymentRecordsState.ts'

export const transactionStatuses = ['PENDING', 'FAILED', 'VOIDED', 'SUCCESS', 'REVERSED'] as const
/** Providers have two words for success; users see one. */
export const paymentResults = ['PENDING', 'FAILED', 'SUCCESS', 'REFUNDED'] as const
export const transactionChecks = ['MISMATCH'] as const
export const transactionKinds = ['PAYMENT', 'REFUND', 'CHARGEBACK'] as const

/** The address state of the payment transactions. */
export const paymentTransactionsState = listState({
  q: text,
  /** Global id of a connection. */
  provider: optional,
  /** Global id of a batch. */
  record: optional,
  kind: oneOf(transactionKinds),
  status: oneOf(transactionStatuses),
  result: oneOf(paymentResults),
  settlement: oneOf(settlementStatuses),
  check: oneOf(transactionChecks),
  date: dates,
  amount: amounts,
  currency: oneOf(currencies),
  sort: sortBy(['TRANSACTED_AT', 'GROSS'], { field: 'TRANSACTED_AT', descending: true }),
})

export type PaymentTransactionsState = StateOf<typeof paymentTransactionsState>

const FIRST_PAGE = 100

export function toVariables(
  {
    q,
    provider,
    record,
    kind,
    status,
    result,
    settlement,
    check,
    date,
    amount,
    currency,
    sort,
  }: PaymentTransactionsState,
  today: string,
) {
  return {
    first: FIRST_PAGE,
    filter: {
      search: q || null,
      providerId: provider,
      recordId: record,
      kind: kind && [kind],
      status: status && [status],
      result: result && (result === 'SUCCESS' ? (['SUCCESS', 'SUCCEEDED'] as const) : [result]),
      settlement: settlement && [settlement],
      hasMismatch: check === 'MISMATCH' ? true : null,
      transacted: dateInput(date, today) ?? null,
      amount,
      currency,
    },
    sort: { field: sort.field, direction: sort.descending ? ('DESC' as const) : ('ASC' as const) },
  }
}
