// The address state of the payables.
import { addDays, isDate } from '../../../../i18n/calendarDate.ts'
import { currencies } from '../../../../i18n/currency.ts'
import { today } from '../../../../i18n/format.ts'
import { listState, oneOf, oneOfOr, optional, type Param, type StateOf } from '../../../../ui/list/listState.ts'

/** Maximum number of past days, including today. */
export const MAX_DAYS = 731

export const buckets = ['NOT_DUE', 'TODAY', 'DAYS_1_30', 'DAYS_31_90', 'DAYS_91_180', 'DAYS_181_365', 'MORE'] as const

const pastDay: Param<string | null> = {
  read: text => (text !== null && isDate(text) && text < today() && text > addDays(today(), -MAX_DAYS) ? text : null),
  write: value => value,
}

export const payablesState = listState({
  currency: oneOfOr(currencies, 'IDR'),
  /** Null: exact where there is room. */
  amounts: oneOf(['SHORT']),
  /** Null: today. */
  day: pastDay,
  /** The open bills: of an age bucket, of a counterparty, or of both. */
  bucket: oneOf(buckets),
  party: optional,
})

export type PayablesState = StateOf<typeof payablesState>
