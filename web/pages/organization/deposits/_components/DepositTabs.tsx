import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { useLocation } from 'react-router'
import type { DepositTabs_organization$key } from '../../../../__generated__/DepositTabs_organization.graphql.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { Tabs } from '../../../../ui/Tabs.tsx'
import { depositsState, type DepositsState, depositTabs } from '../_lib/depositsState.ts'

type DepositTabsProps = { organizationKey: DepositTabs_organization$key; state: DepositsState; label: string }

/** Tabs of the list by status, with counts; search and filters stay. */
export function DepositTabs({ organizationKey, state, label }: DepositTabsProps) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const { pathname, search } = useLocation()
  const { depositCounts: counts } = useFragment(
    graphql`
      fragment DepositTabs_organization on Organization @throwOnFieldError {
        depositCounts {
          all
          new
          active
          matured
          closed
        }
      }
    `,
    organizationKey,
  )
  const countOf = {
    ALL: counts.all,
    NEW: counts.new,
    ACTIVE: counts.active,
    MATURED: counts.matured,
    CLOSED: counts.closed,
  }
  return (
    <Tabs
      label={label}
      current={state.tab}
      tabs={depositTabs.map(tab => ({
        id: tab,
        label: formatMessage({ id: `deposits.tab.${tab}` }),
        count: formats.count(countOf[tab]),
        to: `${pathname}?${depositsState.write({ ...state, tab }, new URLSearchParams(search))}`,
      }))}
    />
  )
}
