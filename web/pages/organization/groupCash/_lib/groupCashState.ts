// The address state of the group's cash.
import type { GroupCashPageQuery$variables } from '../../../../__generated__/GroupCashPageQuery.graphql.ts'
import { currencies } from '../../../../i18n/currency.ts'
import { isUuid, listState, oneOfOr, type Param, type StateOf } from '../../../../ui/list/listState.ts'

/** Maximum number of organizations at once. */
export const MAX_ORGANIZATIONS = 20

export const views = ['POSITION', 'FORECAST', 'PAYABLES'] as const

/** Organizations by uuid; empty: all. */
const organizations: Param<readonly string[]> = {
  read: text => (text ?? '').split(',').filter(isUuid).slice(0, MAX_ORGANIZATIONS),
  write: chosen => (chosen.length === 0 ? null : chosen.join(',')),
}

export const groupCashState = listState({
  view: oneOfOr(views, 'POSITION'),
  /** Currency of the forecast and of payables. */
  currency: oneOfOr(currencies, 'IDR'),
  organizations,
})

export type GroupCashState = StateOf<typeof groupCashState>

export const groupCashVariables = ({
  currency,
  organizations: chosen,
}: GroupCashState): GroupCashPageQuery$variables => ({
  currency,
  chosen: chosen.length === 0 ? null : chosen,
  most: MAX_ORGANIZATIONS,
})

/** A screen of another organization: `/o` moves this tab there. */
export const inOrganization = (uuid: string, to: string): string => `/o?id=${uuid}&next=${encodeURIComponent(to)}`

/** The list of statement transactions filtered to this one, by its description and date. */
export const lineAddress = ({ description, date }: { description: string; date: string }): string =>
  `/statement-transactions?${new URLSearchParams({ q: description, date: `${date}..${date}` })}`
