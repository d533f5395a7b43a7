import { amounts } from '../../../../ui/list/amountRange.ts'
import { dateInput, dates } from '../../../../ui/list/dateRange.ts'
import { listState, oneOfOr, optional, sortBy, type StateOf, text } from '../../../../ui/list/listState.ts'

/** The statuses of each tab. */
const filterOfTab = { ALL: [], PENDING: ['PENDING'], RECORDED: ['RECORDED'], CANCELED: ['CANCELED'] } as const

export type WithholdingSlipTab = keyof typeof filterOfTab

export const withholdingSlipTabs = Object.keys(filterOfTab) as readonly WithholdingSlipTab[]

/** The address state of the withholding slips. */
export const withholdingSlipsState = listState({
  q: text,
  tab: oneOfOr(withholdingSlipTabs, 'ALL'),
  /** Global id of a customer. */
  customer: optional,
  date: dates,
  period: dates,
  amount: amounts,
  sort: sortBy(['DATE', 'AMOUNT', 'CREATED_AT'], { field: 'DATE', descending: true }),
})

export type WithholdingSlipsState = StateOf<typeof withholdingSlipsState>

const FIRST_PAGE = 100

export function toVariables(state: WithholdingSlipsState, today: string) {
  const { q, tab, customer, date, period, amount, sort } = state
  return {
    first: FIRST_PAGE,
    filter: {
      status: filterOfTab[tab],
      search: q || null,
      customerId: customer,
      date: dateInput(date, today) ?? null,
      period: dateInput(period, today) ?? null,
      amount,
    },
    sort: { field: sort.field, direction: sort.descending ? ('DESC' as const) : ('ASC' as const) },
  }
}
