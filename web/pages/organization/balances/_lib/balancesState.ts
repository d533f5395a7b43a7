// The address state of the balances, and the query variables derived from it.
import { addDays } from '../../../../i18n/calendarDate.ts'
import { currencies } from '../../../../i18n/currency.ts'
import { today } from '../../../../i18n/format.ts'
import { listState, oneOfOr, optional, type StateOf } from '../../../../ui/list/listState.ts'
import { spans } from '../_public/spans.ts'

export const balancesState = listState({
  currency: oneOfOr(currencies, 'IDR'),
  account: optional,
  days: oneOfOr(spans, '90'),
})

export type BalancesState = StateOf<typeof balancesState>

/** The variables of the history: the days up to today, of all accounts in a currency or of one. */
export function historyVariables({ currency, account, days }: BalancesState) {
  const to = today()
  return { currency, from: addDays(to, 1 - Number(days)), to, bankAccountIds: account === null ? null : [account] }
}
