import { currencies } from '../../../../i18n/currency.ts'
import { amounts } from '../../../../ui/list/amountRange.ts'
import { dateInput, dates } from '../../../../ui/list/dateRange.ts'
import { listState, oneOf, oneOfOr, sortBy, type StateOf, text } from '../../../../ui/list/listState.ts'

/** The statuses of each tab. */
const statusesOfTab = {
  ALL: [],
  NEW: ['NEW'],
  ACTIVE: ['ACTIVE'],
  MATURED: ['MATURED'],
  CLOSED: ['CLOSED'],
} as const

type DepositTab = keyof typeof statusesOfTab

export const depositTabs = Object.keys(statusesOfTab) as readonly DepositTab[]

/** The address state of the deposits. */
export const depositsState = listState({
  q: text,
  tab: oneOfOr(depositTabs, 'ALL'),
  matures: dates,
  issued: dates,
  amount: amounts,
  pledged: oneOf(['YES', 'NO']),
  currency: oneOf(currencies),
  sort: sortBy(['MATURES_ON', 'ISSUED_ON', 'AMOUNT', 'CREATED_AT'], { field: 'CREATED_AT', descending: true }),
})

export type DepositsState = StateOf<typeof depositsState>

const FIRST_PAGE = 100

export function toVariables(
  { q, tab, matures, issued, amount, pledged, currency, sort }: DepositsState,
  today: string,
) {
  return {
    first: FIRST_PAGE,
    filter: {
      search: q || null,
      status: statusesOfTab[tab],
      matures: dateInput(matures, today) ?? null,
      issued: dateInput(issued, today) ?? null,
      amount,
      pledged: pledged === null ? null : pledged === 'YES',
      currency,
    },
    sort: { field: sort.field, direction: sort.descending ? ('DESC' as const) : ('ASC' as const) },
  }
}
