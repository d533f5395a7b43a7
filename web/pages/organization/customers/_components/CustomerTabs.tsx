import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { useLocation } from 'react-router'
import type { CustomerTabs_organization$key } from '../../../../__generated__/CustomerTabs_organization.graphql.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { Tabs } from '../../../../ui/Tabs.tsx'
import { customersState, type CustomersState, customerTabs } from '../_lib/customersState.ts'

type CustomerTabsProps = { organizationKey: CustomerTabs_organization$key; state: CustomersState; label: string }

/** Tabs of the list by status, with counts; search and filters stay. */
export function CustomerTabs({ organizationKey, state, label }: CustomerTabsProps) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const { pathname, search } = useLocation()
  const { customerCounts: counts } = useFragment(
    graphql`
      fragment CustomerTabs_organization on Organization @throwOnFieldError {
        customerCounts {
          all
          invited
          review
          active
          rejected
          deactivated
        }
      }
    `,
    organizationKey,
  )
  const countOf = {
    ALL: counts.all,
    INVITED: counts.invited,
    REVIEW: counts.review,
    ACTIVE: counts.active,
    REJECTED: counts.rejected,
    DEACTIVATED: counts.deactivated,
  }
  return (
    <Tabs
      label={label}
      current={state.tab}
      tabs={customerTabs.map(tab => ({
        id: tab,
        label: formatMessage({ id: `customers.tab.${tab}` }),
        count: formats.count(countOf[tab]),
        to: `${pathname}?${customersState.write({ ...state, tab }, new URLSearchParams(search))}`,
      }))}
    />
  )
}
