import { currencies } from '../../../../i18n/currency.ts'
import { amounts } from '../../../../ui/list/amountRange.ts'
import { dateInput, dates } from '../../../../ui/list/dateRange.ts'
import { listState, oneOf, oneOfOr, optional, sortBy, type StateOf, text } from '../../../../ui/list/listState.ts'

/** The statuses of each tab. */
const statusesOfTab = {
  ALL: [],
  WAITING: ['OPEN'],
  // Partially fulfilled orders are open too (decisions §12), and have their own tab in addition.
  OPEN: ['OPEN', 'PARTIALLY_FULFILLED'],
  PARTIALLY_FULFILLED: ['PARTIALLY_FULFILLED'],
  FULFILLED: ['FULFILLED'],
  CLOSED: ['CLOSED'],
  REJECTED: ['REJECTED'],
  CANCELED: ['CANCELED'],
} as const

type SalesOrderTab = keyof typeof statusesOfTab

export const salesOrderTabs = Object.keys(statusesOfTab) as readonly SalesOrderTab[]

export const fulfillments = ['UNFULFILLED', 'PARTIALLY_FULFILLED', 'FULFILLED'] as const
export const paymentStatuses = ['UNBILLED', 'UNPAID', 'PARTIALLY_PAID', 'PAID'] as const

/** The address state of the sales orders: `?status=Open` and `?status=Rejected` select their tabs. */
export const salesOrdersState = listState({
  q: text,
  tab: { ...oneOfOr(salesOrderTabs, 'ALL'), formerly: 'status' },
  /** Global id of a customer. */
  customer: optional,
  /** Uuid of the legal entity that issues them. */
  entity: optional,
  fulfillment: oneOf(fulfillments),
  payment: oneOf(paymentStatuses),
  date: dates,
  required: dates,
  amount: amounts,
  currency: oneOf(currencies),
  sort: sortBy(['ORDER_DATE', 'REQUIRED_DATE', 'AMOUNT', 'CREATED_AT'], { field: 'ORDER_DATE', descending: true }),
})

export type SalesOrdersState = StateOf<typeof salesOrdersState>

const FIRST_PAGE = 100

export function toVariables(state: SalesOrdersState, today: string) {
  const { q, tab, customer, entity, fulfillment, payment, date, required, amount, currency, sort } = state
  return {
    first: FIRST_PAGE,
    filter: {
      search: q || null,
      status: statusesOfTab[tab],
      // Orders that need approval are OPEN as well, but have their own tab.
      waitingApproval: tab === 'WAITING' ? true : tab === 'OPEN' ? false : null,
      customerId: customer,
      entityUuid: entity,
      fulfillment,
      paymentStatus: payment,
      orderDate: dateInput(date, today) ?? null,
      requiredDate: dateInput(required, today) ?? null,
      amount,
      currency,
    },
    sort: { field: sort.field, direction: sort.descending ? ('DESC' as const) : ('ASC' as const) },
  }
}
