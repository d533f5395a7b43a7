// How far back analyses and statements of account read.
import { isDate, oldestDay } from '../../../i18n/calendarDate.ts'
import { today } from '../../../i18n/format.ts'
import type { Param } from '../../../ui/list/listState.ts'

/** A day that can be read until `last`. */
export const isReadable = (day: string, last: string): boolean => isDate(day) && day <= last && day >= oldestDay(last)

/** A readable day before today; null: today. */
export const pastDay: Param<string | null> = {
  read: text => (text !== null && text !== today() && isReadable(text, today()) ? text : null),
  write: value => value,
}
