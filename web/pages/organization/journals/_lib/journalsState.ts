// The address state of the journals.
import { monthStart } from '../../../../i18n/calendarDate.ts'
import { today } from '../../../../i18n/format.ts'
import { listState, oneOfOr, optional, type Param, type StateOf } from '../../../../ui/list/listState.ts'

export const filters = ['ALL', 'UNMAPPED', 'CHANGED'] as const

const MONTH = /^20\d{2}-(0[1-9]|1[0-2])$/

/** `2026-10`; null: the current month. Future months are invalid. */
const pastMonth: Param<string | null> = {
  read: text => (text !== null && MONTH.test(text) && `${text}-01` < monthStart(today()) ? text : null),
  write: value => value,
}

/** Starts at 1; the first page is omitted from the address. */
const page: Param<number> = {
  read: text => (text !== null && /^[1-9]\d{0,2}$/.test(text) ? Number(text) : 1),
  write: value => (value === 1 ? null : String(value)),
}

export const journalsState = listState({ month: pastMonth, show: oneOfOr(filters, 'ALL'), account: optional, page })

export type JournalsState = StateOf<typeof journalsState>

/** The first day of the shown month. */
export const monthOf = ({ month }: Pick<JournalsState, 'month'>): string =>
  month === null ? monthStart(today()) : `${month}-01`

export const toVariables = (state: JournalsState) => ({
  month: monthOf(state),
  shown: state.show,
  account: state.account,
  page: state.page,
})
