import { currencies } from '../../../../i18n/currency.ts'
import { amounts } from '../../../../ui/list/amountRange.ts'
import { dateInput, dates } from '../../../../ui/list/dateRange.ts'
import { listState, oneOf, oneOfOr, sortBy, type StateOf, text } from '../../../../ui/list/listState.ts'

/** The statuses of each tab, in the order of the tabs. */
const statusOfTab = { ALL: [], PENDING: ['PENDING'], SETTLED: ['SETTLED'] } as const

type SettlementTab = keyof typeof statusOfTab

export const settlementTabs = ['ALL', 'PENDING', 'SETTLED'] as const satisfies readonly SettlementTab[]
/** Their names are the same in both languages. */
export const providerNames = {
  XENDIT: 'Xendit',
  MIDTRANS: 'Midtrans',
  DOKU: 'DOKU',
  FASPAY: 'Faspay',
  IPAYMU: 'iPaymu',
  DURIANPAY: 'Durianpay',
} as const
export const providers = [
  'XENDIT',
  'MIDTRANS',
  'DOKU',
  'FASPAY',
  'IPAYMU',
  'DURIANPAY',
] as const satisfies readonly (keyof typeof providerNames)[]

/** The address state of the settlements. */
export const settlementsState = listState({
  q: text,
  tab: oneOfOr(settlementTabs, 'ALL'),
  provider: oneOf(providers),
  date: dates,
  amount: amounts,
  currency: oneOf(currencies),
  sort: sortBy(['PAYOUT_ON', 'NET'], { field: 'PAYOUT_ON', descending: true }),
})

export type SettlementsState = StateOf<typeof settlementsState>

const FIRST_PAGE = 100

export function toVariables({ q, tab, provider, date, amount, currency, sort }: SettlementsState, today: string) {
  return {
    first: FIRST_PAGE,
    filter: {
      search: q || null,
      status: statusOfTab[tab],
      provider: provider && [provider],
      payout: dateInput(date, today) ?? null,
      amount,
      currency,
    },
    sort: { field: sort.field, direction: sort.descending ? ('DESC' as const) : ('ASC' as const) },
  }
}
