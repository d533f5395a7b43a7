// The address state of a statement of account.
import { addDays, isDate } from '../../../../i18n/calendarDate.ts'
import { currencies } from '../../../../i18n/currency.ts'
import { today } from '../../../../i18n/format.ts'
import { listState, oneOfOr, type Param } from '../../../../ui/list/listState.ts'

/** Maximum number of past days, including today. */
export const MAX_DAYS = 731

export const statementViews = ['PERIOD', 'OPEN_ITEMS'] as const

/** Null: the service's default. */
const pastDay: Param<string | null> = {
  read: text => (text !== null && isDate(text) && text <= today() && text > addDays(today(), -MAX_DAYS) ? text : null),
  write: value => value,
}

export const statementState = listState({
  view: oneOfOr(statementViews, 'PERIOD'),
  currency: oneOfOr(currencies, 'IDR'),
  /** Null: the previous month, and the current one until today. */
  from: pastDay,
  to: pastDay,
})
