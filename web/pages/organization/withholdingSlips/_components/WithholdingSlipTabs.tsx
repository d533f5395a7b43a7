import { useIntl } from 'react-intl'
import { useLocation } from 'react-router'
import { Tabs } from '../../../../ui/Tabs.tsx'
import {
  withholdingSlipsState,
  type WithholdingSlipsState,
  withholdingSlipTabs,
} from '../_lib/withholdingSlipsState.ts'

/** Tabs of the list by status; search and filters stay. */
export function WithholdingSlipTabs({ state, label }: { state: WithholdingSlipsState; label: string }) {
  const { formatMessage } = useIntl()
  const { pathname, search } = useLocation()
  return (
    <Tabs
      label={label}
      current={state.tab}
      tabs={withholdingSlipTabs.map(tab => ({
        id: tab,
        label: formatMessage({ id: `withholdingSlips.tab.${tab}` }),
        to: `${pathname}?${withholdingSlipsState.write({ ...state, tab }, new URLSearchParams(search))}`,
      }))}
    />
  )
}
