import { amounts } from '../../../../ui/list/amountRange.ts'
import { dateInput, dates } from '../../../../ui/list/dateRange.ts'
import { listState, oneOfOr, optional, sortBy, type StateOf, text } from '../../../../ui/list/listState.ts'

/** The statuses of each tab. */
const filterOfTab = {
  ALL: {},
  PENDING: { status: ['PENDING'] },
  UNVERIFIED: { status: ['SUCCEEDED'], verification: 'UNVERIFIED' },
  UNAPPLIED: { isUnapplied: true },
  CANCELED: { status: ['FAILED', 'CANCELED', 'REFUNDED'] },
} as const

export type ReceivedPaymentTab = keyof typeof filterOfTab

export const receivedPaymentTabs = Object.keys(filterOfTab) as readonly ReceivedPaymentTab[]
/** Methods that users can record. */
export const paymentMethods = ['BANK_TRANSFER', 'CASH', 'CHEQUE', 'OTHER'] as const
/** Including those of payment providers. */
export const knownMethods = [...paymentMethods, 'VIRTUAL_ACCOUNT', 'QRIS', 'CARD', 'E_WALLET'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** The address state of the received payments. */
export const receivedPaymentsState = listState({
  q: text,
  tab: oneOfOr(receivedPaymentTabs, 'ALL'),
  /** Global id of a customer. */
  customer: optional,
  date: dates,
  amount: amounts,
  sort: sortBy(['DATE', 'AMOUNT', 'CREATED_AT'], { field: 'DATE', descending: true }),
})

export type ReceivedPaymentsState = StateOf<typeof receivedPaymentsState>

const FIRST_PAGE = 100

export function toVariables(state: ReceivedPaymentsState, today: string) {
  const { q, tab, customer, date, amount, sort } = state
  return {
    first: FIRST_PAGE,
    filter: {
      ...filterOfTab[tab],
      search: q || null,
      customerId: customer,
      date: dateInput(date, today) ?? null,
      amount,
    },
    sort: { field: sort.field, direction: sort.descending ? ('DESC' as const) : ('ASC' as const) },
  }
}
