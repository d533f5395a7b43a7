import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { useLocation } from 'react-router'
import type { ReceivedPaymentTabs_organization$key } from '../../../../__generated__/ReceivedPaymentTabs_organization.graphql.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { Tabs } from '../../../../ui/Tabs.tsx'
import {
  receivedPaymentsState,
  type ReceivedPaymentsState,
  receivedPaymentTabs,
} from '../_lib/receivedPaymentsState.ts'

type ReceivedPaymentTabsProps = {
  organizationKey: ReceivedPaymentTabs_organization$key
  state: ReceivedPaymentsState
  label: string
}

/** Tabs of the list by status, with counts; search and filters stay. */
export function ReceivedPaymentTabs({ organizationKey, state, label }: ReceivedPaymentTabsProps) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const { pathname, search } = useLocation()
  const { receivedPaymentCounts: counts } = useFragment(
    graphql`
      fragment ReceivedPaymentTabs_organization on Organization @throwOnFieldError {
        receivedPaymentCounts {
          all
          pending
          unverified
          unapplied
          canceled
        }
      }
    `,
    organizationKey,
  )
  const countOf = {
    ALL: counts.all,
    PENDING: counts.pending,
    UNVERIFIED: counts.unverified,
    UNAPPLIED: counts.unapplied,
    CANCELED: counts.canceled,
  }
  return (
    <Tabs
      label={label}
      current={state.tab}
      tabs={receivedPaymentTabs.map(tab => ({
        id: tab,
        label: formatMessage({ id: `receivedPayments.tab.${tab}` }),
        count: formats.count(countOf[tab]),
        to: `${pathname}?${receivedPaymentsState.write({ ...state, tab }, new URLSearchParams(search))}`,
      }))}
    />
  )
}
