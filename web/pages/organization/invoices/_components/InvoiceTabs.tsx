import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { useLocation } from 'react-router'
import type { InvoiceTabs_organization$key } from '../../../../__generated__/InvoiceTabs_organization.graphql.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { Tabs } from '../../../../ui/Tabs.tsx'
import { invoicesState, type InvoicesState, invoiceTabs } from '../_lib/invoicesState.ts'

type InvoiceTabsProps = { organizationKey: InvoiceTabs_organization$key; state: InvoicesState; label: string }

/** Tabs of the list by status, with counts; search and filters stay. */
export function InvoiceTabs({ organizationKey, state, label }: InvoiceTabsProps) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const { pathname, search } = useLocation()
  const { invoiceCounts: counts } = useFragment(
    graphql`
      fragment InvoiceTabs_organization on Organization @throwOnFieldError {
        invoiceCounts {
          all
          draft
          waitingApproval
          unpaid
          overdue
          waitingForSlip
          paid
          writtenOff
          canceled
        }
      }
    `,
    organizationKey,
  )
  const countOf = {
    ALL: counts.all,
    DRAFT: counts.draft,
    WAITING_APPROVAL: counts.waitingApproval,
    UNPAID: counts.unpaid,
    OVERDUE: counts.overdue,
    WAITING_FOR_SLIP: counts.waitingForSlip,
    PAID: counts.paid,
    WRITTEN_OFF: counts.writtenOff,
    CANCELED: counts.canceled,
  }
  return (
    <Tabs
      label={label}
      current={state.tab}
      tabs={invoiceTabs.map(tab => ({
        id: tab,
        label: formatMessage({ id: `invoices.tab.${tab}` }),
        count: formats.count(countOf[tab]),
        to: `${pathname}?${invoicesState.write({ ...state, tab }, new URLSearchParams(search))}`,
      }))}
    />
  )
}
