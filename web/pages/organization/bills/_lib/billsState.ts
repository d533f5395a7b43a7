import { currencies } from '../../../../i18n/currency.ts'
import { amounts } from '../../../../ui/list/amountRange.ts'
import { dateInput, dates } from '../../../../ui/list/dateRange.ts'
import { listState, oneOf, oneOfOr, sortBy, type StateOf, text } from '../../../../ui/list/listState.ts'

/** The statuses of each tab. */
const statusesOfTab = {
  ALL: [],
  DRAFT: ['DRAFT'],
  SUBMITTED: ['SUBMITTED'],
  APPROVED: ['APPROVED'],
  PAID: ['PAID'],
  CANCELLED: ['CANCELLED'],
} as const

type BillTab = keyof typeof statusesOfTab

export const billTabs = Object.keys(statusesOfTab) as readonly BillTab[]

/** The address state of the bills. */
export const billsState = listState({
  q: text,
  tab: oneOfOr(billTabs, 'ALL'),
  due: dates,
  date: dates,
  amount: amounts,
  currency: oneOf(currencies),
  sort: sortBy(['DUE_DATE', 'DATE', 'AMOUNT', 'CREATED_AT'], { field: 'CREATED_AT', descending: true }),
})

export type BillsState = StateOf<typeof billsState>

const FIRST_PAGE = 100

export function toVariables({ q, tab, due, date, amount, currency, sort }: BillsState, today: string) {
  return {
    first: FIRST_PAGE,
    filter: {
      search: q || null,
      status: statusesOfTab[tab],
      dueDate: dateInput(due, today) ?? null,
      date: dateInput(date, today) ?? null,
      amount,
      currency,
    },
    sort: { field: sort.field, direction: sort.descending ? ('DESC' as const) : ('ASC' as const) },
  }
}
