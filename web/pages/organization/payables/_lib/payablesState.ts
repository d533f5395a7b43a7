// The address state of the payables.
import { currencies } from '../../../../i18n/currency.ts'
import { listState, oneOf, oneOfOr, optional, type StateOf } from '../../../../ui/list/listState.ts'
import { pastDay } from '../../_lib/pastDays.ts'

export const buckets = ['NOT_DUE', 'TODAY', 'DAYS_1_30', 'DAYS_31_90', 'DAYS_91_180', 'DAYS_181_365', 'MORE'] as const

export const payablesState = listState({
  currency: oneOfOr(currencies, 'IDR'),
  /** Null: exact where there is room. */
  amounts: oneOf(['SHORT']),
  /** Null: today. */
  day: pastDay,
  /** The open bills: all, with or without a payment in progress, of an age bucket, of a counterparty, or of both. */
  bucket: oneOf([...buckets, 'ALL', 'UNDER_WAY', 'READY'] as const),
  party: optional,
})

export type PayablesState = StateOf<typeof payablesState>
