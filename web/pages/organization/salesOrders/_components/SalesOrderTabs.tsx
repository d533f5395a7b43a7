import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { useLocation } from 'react-router'
import type { SalesOrderTabs_organization$key } from '../../../../__generated__/SalesOrderTabs_organization.graphql.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { Tabs } from '../../../../ui/Tabs.tsx'
import { salesOrdersState, type SalesOrdersState, salesOrderTabs } from '../_lib/salesOrdersState.ts'

type SalesOrderTabsProps = {
  organizationKey: SalesOrderTabs_organization$key
  state: SalesOrdersState
  label: string
}

/** Tabs of the list by status, with counts; search and filters stay. */
export function SalesOrderTabs({ organizationKey, state, label }: SalesOrderTabsProps) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const { pathname, search } = useLocation()
  const { salesOrderCounts: counts } = useFragment(
    graphql`
      fragment SalesOrderTabs_organization on Organization @throwOnFieldError {
        salesOrderCounts {
          all
          waitingApproval
          open
          partiallyFulfilled
          fulfilled
          closed
          rejected
          canceled
        }
      }
    `,
    organizationKey,
  )
  const countOf = {
    ALL: counts.all,
    WAITING: counts.waitingApproval,
    OPEN: counts.open + counts.partiallyFulfilled,
    PARTIALLY_FULFILLED: counts.partiallyFulfilled,
    FULFILLED: counts.fulfilled,
    CLOSED: counts.closed,
    REJECTED: counts.rejected,
    CANCELED: counts.canceled,
  }
  return (
    <Tabs
      label={label}
      current={state.tab}
      tabs={salesOrderTabs.map(tab => ({
        id: tab,
        label: formatMessage({ id: `salesOrders.tab.${tab}` }),
        count: formats.count(countOf[tab]),
        to: `${pathname}?${salesOrdersState.write({ ...state, tab }, new URLSearchParams(search))}`,
      }))}
    />
  )
}
