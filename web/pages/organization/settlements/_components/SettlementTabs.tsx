import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { useLocation } from 'react-router'
import type { SettlementTabs_organization$key } from '../../../../__generated__/SettlementTabs_organization.graphql.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { Tabs } from '../../../../ui/Tabs.tsx'
import { type SettlementsState, settlementsState, settlementTabs } from '../_lib/settlementsState.ts'

type SettlementTabsProps = { organizationKey: SettlementTabs_organization$key; state: SettlementsState }

/** Tabs by whether settlements were paid out, with counts; search and filters stay. */
export function SettlementTabs({ organizationKey, state }: SettlementTabsProps) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const { pathname, search } = useLocation()
  const { settlementCounts: counts } = useFragment(
    graphql`
      fragment SettlementTabs_organization on Organization @throwOnFieldError {
        settlementCounts {
          all
          pending
          settled
        }
      }
    `,
    organizationKey,
  )
  const countOf = { ALL: counts.all, PENDING: counts.pending, SETTLED: counts.settled }
  return (
    <Tabs
      label={formatMessage({ id: 'settlements.title' })}
      current={state.tab}
      tabs={settlementTabs.map(tab => ({
        id: tab,
        label: formatMessage({ id: `settlements.tab.${tab}` }),
        count: formats.count(countOf[tab]),
        to: `${pathname}?${settlementsState.write({ ...state, tab }, new URLSearchParams(search))}`,
      }))}
    />
  )
}
