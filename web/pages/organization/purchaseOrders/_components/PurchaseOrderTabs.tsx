import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { useLocation } from 'react-router'
import type { PurchaseOrderTabs_organization$key } from '../../../../__generated__/PurchaseOrderTabs_organization.graphql.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { Tabs } from '../../../../ui/Tabs.tsx'
import { purchaseOrdersState, type PurchaseOrdersState, purchaseOrderTabs } from '../_lib/purchaseOrdersState.ts'

type PurchaseOrderTabsProps = {
  organizationKey: PurchaseOrderTabs_organization$key
  state: PurchaseOrdersState
  label: string
}

/** Tabs of the list by status, with counts; search and filters stay. */
export function PurchaseOrderTabs({ organizationKey, state, label }: PurchaseOrderTabsProps) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const { pathname, search } = useLocation()
  const { purchaseOrderCounts: counts } = useFragment(
    graphql`
      fragment PurchaseOrderTabs_organization on Organization @throwOnFieldError {
        purchaseOrderCounts {
          all
          open
          accepted
          rejected
          canceled
          closed
        }
      }
    `,
    organizationKey,
  )
  const countOf = {
    ALL: counts.all,
    OPEN: counts.open,
    ACCEPTED: counts.accepted,
    REJECTED: counts.rejected,
    CANCELED: counts.canceled,
    CLOSED: counts.closed,
  }
  return (
    <Tabs
      label={label}
      current={state.tab}
      tabs={purchaseOrderTabs.map(tab => ({
        id: tab,
        label: formatMessage({ id: `purchaseOrders.tab.${tab}` }),
        count: formats.count(countOf[tab]),
        to: `${pathname}?${purchaseOrdersState.write({ ...state, tab }, new URLSearchParams(search))}`,
      }))}
    />
  )
}
