import { currencies } from '../../../../i18n/currency.ts'
import { amounts } from '../../../../ui/list/amountRange.ts'
import { dateInput, dates } from '../../../../ui/list/dateRange.ts'
import { listState, oneOf, oneOfOr, optional, sortBy, type StateOf, text } from '../../../../ui/list/listState.ts'
import type { PaymentKind } from './paymentKind.ts'

/** The statuses of each tab of product.md §2. */
export const statusesOfTab = {
  ALL: [],
  NEEDS_APPROVAL: ['NEEDS_APPROVAL'],
  SCHEDULED: ['SCHEDULED'],
  IN_PROGRESS: ['IN_PROGRESS'],
  SENT: ['SENT'],
  FAILED: ['FAILED'],
  CANCELLED_REJECTED: ['CANCELLED', 'REJECTED'],
} as const

type PaymentTab = keyof typeof statusesOfTab

export const paymentTabs = Object.keys(statusesOfTab) as readonly PaymentTab[]
export const paymentMethods = ['BI_FAST', 'SKN', 'RTGS', 'ONLINE', 'SAME_BANK'] as const

/** The address state of the payments and of the transfers. */
export const paymentsState = listState({
  q: text,
  tab: oneOfOr(paymentTabs, 'ALL'),
  date: dates,
  amount: amounts,
  account: optional,
  method: oneOf(paymentMethods),
  currency: oneOf(currencies),
  shelf: oneOf(['ARCHIVED']),
  import: optional,
  sort: sortBy(['DATE', 'AMOUNT', 'CREATED_AT'], { field: 'CREATED_AT', descending: true }),
})

export type PaymentsState = StateOf<typeof paymentsState>

const FIRST_PAGE = 100

export function toVariables(kind: PaymentKind, state: PaymentsState, today: string) {
  const { q, tab, date, amount, account, method, currency, shelf, import: importId, sort } = state
  return {
    kind,
    first: FIRST_PAGE,
    filter: {
      search: q || null,
      kind,
      status: statusesOfTab[tab],
      date: dateInput(date, today) ?? null,
      amount,
      fromAccountId: account,
      method,
      currency,
      archived: shelf === 'ARCHIVED',
      importId,
    },
    sort: { field: sort.field, direction: sort.descending ? ('DESC' as const) : ('ASC' as const) },
  }
}
