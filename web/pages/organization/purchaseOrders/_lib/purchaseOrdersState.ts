import { currencies } from '../../../../i18n/currency.ts'
import { amounts } from '../../../../ui/list/amountRange.ts'
import { dateInput, dates } from '../../../../ui/list/dateRange.ts'
import { listState, oneOf, oneOfOr, optional, sortBy, type StateOf, text } from '../../../../ui/list/listState.ts'

export const purchaseOrderTabs = ['ALL', 'OPEN', 'ACCEPTED', 'REJECTED', 'CANCELED', 'CLOSED'] as const

/** The address state of the purchase orders. */
export const purchaseOrdersState = listState({
  q: text,
  tab: oneOfOr(purchaseOrderTabs, 'ALL'),
  /** Global id of a customer. */
  customer: optional,
  date: dates,
  amount: amounts,
  currency: oneOf(currencies),
  sort: sortBy(['DATE', 'AMOUNT', 'CREATED_AT'], { field: 'DATE', descending: true }),
})

export type PurchaseOrdersState = StateOf<typeof purchaseOrdersState>

const FIRST_PAGE = 100

export function toVariables(state: PurchaseOrdersState, today: string) {
  const { q, tab, customer, date, amount, currency, sort } = state
  return {
    first: FIRST_PAGE,
    filter: {
      search: q || null,
      status: tab === 'ALL' ? [] : [tab],
      customerId: customer,
      date: dateInput(date, today) ?? null,
      amount,
      currency,
    },
    sort: { field: sort.field, direction: sort.descending ? ('DESC' as const) : ('ASC' as const) },
  }
}
