import { useIntl } from 'react-intl'
import { useLocation } from 'react-router'
import { Tabs } from '../../../../ui/Tabs.tsx'
import { exceptionsState, type ExceptionsState, exceptionTabs } from '../_lib/exceptionsState.ts'

/** The list by how far somebody has got; search and filters stay. */
export function ExceptionTabs({ state, label }: { state: ExceptionsState; label: string }) {
  const { formatMessage } = useIntl()
  const { pathname, search } = useLocation()
  return (
    <Tabs
      label={label}
      current={state.tab}
      tabs={exceptionTabs.map(tab => ({
        id: tab,
        label: formatMessage({ id: `exceptions.status.${tab}` }),
        to: `${pathname}?${exceptionsState.write({ ...state, tab }, new URLSearchParams(search))}`,
      }))}
    />
  )
}
