import { currencies } from '../../../../i18n/currency.ts'
import { amounts } from '../../../../ui/list/amountRange.ts'
import { dateInput, dates } from '../../../../ui/list/dateRange.ts'
import { listState, oneOf, oneOfOr, optional, sortBy, type StateOf, text } from '../../../../ui/list/listState.ts'

/** The statuses of each tab, in the order of the tabs. */
const filterOfTab = {
  ALL: {},
  MISMATCH: { hasMismatch: true },
  UNRECONCILED: { reconciliation: ['UNRECONCILED' as const, 'PARTIALLY_RECONCILED' as const] },
  RECONCILED: { reconciliation: ['RECONCILED' as const] },
}

type RecordTab = keyof typeof filterOfTab

export const recordTabs = ['ALL', 'MISMATCH', 'UNRECONCILED', 'RECONCILED'] as const satisfies readonly RecordTab[]
export const settlementStatuses = ['PENDING', 'SETTLED'] as const

/** The address state of the payment records. */
export const paymentRecordsState = listState({
  q: text,
  tab: oneOfOr(recordTabs, 'ALL'),
  /** Global id of a connection. */
  provider: optional,
  settlement: oneOf(settlementStatuses),
  date: dates,
  amount: amounts,
  currency: oneOf(currencies),
  sort: sortBy(['PAYOUT_ON', 'NET'], { field: 'PAYOUT_ON', descending: true }),
})

export type PaymentRecordsState = StateOf<typeof paymentRecordsState>

const FIRST_PAGE = 100

export function toVariables(
  { q, tab, provider, settlement, date, amount, currency, sort }: PaymentRecordsState,
  today: string,
) {
  return {
    first: FIRST_PAGE,
    filter: {
      search: q || null,
      ...filterOfTab[tab],
      providerId: provider,
      settlement: settlement && [settlement],
      payout: dateInput(date, today) ?? null,
      amount,
      currency,
    },
    sort: { field: sort.field, direction: sort.descending ? ('DESC' as const) : ('ASC' as const) },
  }
}
