import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { useLocation } from 'react-router'
import type { PaymentTabs_organization$key } from '../../../../__generated__/PaymentTabs_organization.graphql.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { Tabs } from '../../../../ui/Tabs.tsx'
import { paymentsState, type PaymentsState, paymentTabs } from '../_lib/paymentsState.ts'

type PaymentTabsProps = { organizationKey: PaymentTabs_organization$key; state: PaymentsState; label: string }

/** Tabs of the list by status, with counts; search and filters stay. */
export function PaymentTabs({ organizationKey, state, label }: PaymentTabsProps) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const { pathname, search } = useLocation()
  const { paymentCounts: counts } = useFragment(
    graphql`
      fragment PaymentTabs_organization on Organization
      @argumentDefinitions(kind: { type: "PaymentKind!" })
      @throwOnFieldError {
        paymentCounts(kind: $kind) {
          all
          needsApproval
          scheduled
          inProgress
          sent
          failed
          cancelledOrRejected
        }
      }
    `,
    organizationKey,
  )
  const countOf = {
    ALL: counts.all,
    NEEDS_APPROVAL: counts.needsApproval,
    SCHEDULED: counts.scheduled,
    IN_PROGRESS: counts.inProgress,
    SENT: counts.sent,
    FAILED: counts.failed,
    CANCELLED_REJECTED: counts.cancelledOrRejected,
  }
  return (
    <Tabs
      label={label}
      current={state.tab}
      tabs={paymentTabs.map(tab => ({
        id: tab,
        label: formatMessage({ id: `payments.tab.${tab}` }),
        count: formats.count(countOf[tab]),
        to: `${pathname}?${paymentsState.write({ ...state, tab }, new URLSearchParams(search))}`,
      }))}
    />
  )
}
