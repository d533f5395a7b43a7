// The address state of the month end.
import { addMonths, monthStart } from '../../../../i18n/calendarDate.ts'
import { today } from '../../../../i18n/format.ts'
import { listState, type Param, type StateOf } from '../../../../ui/list/listState.ts'

const MONTH = /^20\d{2}-(0[1-9]|1[0-2])$/

/** `2026-10`; null: the previous month, which is closed next. Future months are invalid. */
const begunMonth: Param<string | null> = {
  read: text => (text !== null && MONTH.test(text) && `${text}-01` <= monthStart(today()) ? text : null),
  write: value => value,
}

export const monthEndState = listState({ month: begunMonth })

export type MonthEndState = StateOf<typeof monthEndState>

const lastMonth = () => addMonths(monthStart(today()), -1)

/** The first day of the shown month. */
export const monthOf = ({ month }: MonthEndState): string => (month === null ? lastMonth() : `${month}-01`)

/** The state for the month with this first day. */
export const stateOf = (first: string): MonthEndState => ({
  month: first === lastMonth() ? null : first.slice(0, 7),
})

export const toVariables = (state: MonthEndState) => ({ month: monthOf(state) })
