import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { useLocation } from 'react-router'
import type { BillTabs_organization$key } from '../../../../__generated__/BillTabs_organization.graphql.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { Tabs } from '../../../../ui/Tabs.tsx'
import { billsState, type BillsState, billTabs } from '../_lib/billsState.ts'

type BillTabsProps = { organizationKey: BillTabs_organization$key; state: BillsState; label: string }

/** Tabs of the list by status, with counts; search and filters stay. */
export function BillTabs({ organizationKey, state, label }: BillTabsProps) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const { pathname, search } = useLocation()
  const { billCounts: counts } = useFragment(
    graphql`
      fragment BillTabs_organization on Organization @throwOnFieldError {
        billCounts {
          all
          draft
          submitted
          approved
          paid
          cancelled
        }
      }
    `,
    organizationKey,
  )
  const countOf = {
    ALL: counts.all,
    DRAFT: counts.draft,
    SUBMITTED: counts.submitted,
    APPROVED: counts.approved,
    PAID: counts.paid,
    CANCELLED: counts.cancelled,
  }
  return (
    <Tabs
      label={label}
      current={state.tab}
      tabs={billTabs.map(tab => ({
        id: tab,
        label: formatMessage({ id: `bills.tab.${tab}` }),
        count: formats.count(countOf[tab]),
        to: `${pathname}?${billsState.write({ ...state, tab }, new URLSearchParams(search))}`,
      }))}
    />
  )
}
