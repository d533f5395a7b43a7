// What the address of the aged receivables holds.
import { addDays, isDate } from '../../../../i18n/calendarDate.ts'
import { currencies } from '../../../../i18n/currency.ts'
import { today } from '../../../../i18n/format.ts'
import { listState, oneOf, oneOfOr, optional, type Param, type StateOf } from '../../../../ui/list/listState.ts'

/** Days that can be looked back on, today among them. */
export const MAX_DAYS = 731

export const buckets = ['NOT_DUE', 'TODAY', 'DAYS_1_30', 'DAYS_31_90', 'DAYS_91_180', 'DAYS_181_365', 'MORE'] as const

const pastDay: Param<string | null> = {
  read: text => (text !== null && isDate(text) && text < today() && text > addDays(today(), -MAX_DAYS) ? text : null),
  write: value => value,
}

export const receivablesState = listState({
  currency: oneOfOr(currencies, 'IDR'),
  /** Null: to the sen where there is room. */
  amounts: oneOf(['SHORT']),
  /** Null: today. */
  day: pastDay,
  /** The invoices that are shown: of an age, or those that wait for slips, of a customer, or of both. */
  bucket: oneOf([...buckets, 'WAITING']),
  customer: optional,
})

export type ReceivablesState = StateOf<typeof receivablesState>
