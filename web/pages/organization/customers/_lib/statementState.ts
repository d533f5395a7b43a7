// The address state of a statement of account.
import { currencies } from '../../../../i18n/currency.ts'
import { today } from '../../../../i18n/format.ts'
import { listState, oneOfOr, type Param } from '../../../../ui/list/listState.ts'
import { isReadable } from '../../_lib/pastDays.ts'

export const statementViews = ['PERIOD', 'OPEN_ITEMS'] as const

/** Null: the service's default. */
const readableDay: Param<string | null> = {
  read: text => (text !== null && isReadable(text, today()) ? text : null),
  write: value => value,
}

export const statementState = listState({
  view: oneOfOr(statementViews, 'PERIOD'),
  currency: oneOfOr(currencies, 'IDR'),
  /** Null: the previous month, and the current one until today. */
  from: readableDay,
  to: readableDay,
})
