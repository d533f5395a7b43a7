import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { useLocation } from 'react-router'
import type { CreditMemoTabs_organization$key } from '../../../../__generated__/CreditMemoTabs_organization.graphql.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { Tabs } from '../../../../ui/Tabs.tsx'
import { creditMemosState, type CreditMemosState, creditMemoTabs, exceptionalTabs } from '../_lib/creditMemosState.ts'

type CreditMemoTabsProps = {
  organizationKey: CreditMemoTabs_organization$key
  state: CreditMemosState
  label: string
}

/** Tabs of the list by status, with counts; search and filters stay. */
export function CreditMemoTabs({ organizationKey, state, label }: CreditMemoTabsProps) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const { pathname, search } = useLocation()
  const { creditMemoCounts: counts } = useFragment(
    graphql`
      fragment CreditMemoTabs_organization on Organization @throwOnFieldError {
        creditMemoCounts {
          all
          draft
          pending
          open
          applied
          refunded
          voided
          overpaid
          toReclaim
        }
      }
    `,
    organizationKey,
  )
  const countOf = {
    ALL: counts.all,
    DRAFT: counts.draft,
    PENDING: counts.pending,
    OPEN: counts.open,
    APPLIED: counts.applied,
    REFUNDED: counts.refunded,
    VOIDED: counts.voided,
    OVERPAID: counts.overpaid,
    TO_RECLAIM: counts.toReclaim,
  }
  const shown = creditMemoTabs.filter(tab => !exceptionalTabs.has(tab) || countOf[tab] > 0 || tab === state.tab)
  return (
    <Tabs
      label={label}
      current={state.tab}
      tabs={shown.map(tab => ({
        id: tab,
        label: formatMessage({ id: `creditMemos.tab.${tab}` }),
        count: formats.count(countOf[tab]),
        to: `${pathname}?${creditMemosState.write({ ...state, tab }, new URLSearchParams(search))}`,
      }))}
    />
  )
}
