import { useIntl } from 'react-intl'
import { useLocation } from 'react-router'
import { Tabs } from '../../../../ui/Tabs.tsx'
import { type SettlementsState, settlementsState, settlementTabs } from '../_lib/settlementsState.ts'

/** Settlements by whether they were paid out; search and filters stay. */
export function SettlementTabs({ state }: { state: SettlementsState }) {
  const { formatMessage } = useIntl()
  const { pathname, search } = useLocation()
  return (
    <Tabs
      label={formatMessage({ id: 'settlements.title' })}
      current={state.tab}
      tabs={settlementTabs.map(tab => ({
        id: tab,
        label: formatMessage({ id: `settlements.tab.${tab}` }),
        to: `${pathname}?${settlementsState.write({ ...state, tab }, new URLSearchParams(search))}`,
      }))}
    />
  )
}
