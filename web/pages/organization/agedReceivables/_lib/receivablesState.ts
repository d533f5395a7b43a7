// The address state of the aged receivables.
import { currencies } from '../../../../i18n/currency.ts'
import { listState, oneOf, oneOfOr, optional, type StateOf } from '../../../../ui/list/listState.ts'
import { pastDay } from '../../_lib/pastDays.ts'

export const buckets = ['NOT_DUE', 'TODAY', 'DAYS_1_30', 'DAYS_31_90', 'DAYS_91_180', 'DAYS_181_365', 'MORE'] as const

export const receivablesState = listState({
  currency: oneOfOr(currencies, 'IDR'),
  /** Null: exact where there is room. */
  amounts: oneOf(['SHORT']),
  /** Null: today. */
  day: pastDay,
  /** The open invoices: of an age bucket or those waiting for slips, of a customer, or of both. */
  bucket: oneOf([...buckets, 'WAITING']),
  customer: optional,
})

export type ReceivablesState = StateOf<typeof receivablesState>
