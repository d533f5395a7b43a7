import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { ApprovalTabs_organization$key } from '../../../../__generated__/ApprovalTabs_organization.graphql.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { Tabs } from '../../../../ui/Tabs.tsx'
import { approvalsState, type ApprovalTab, approvalTabs } from '../_lib/approvalsState.ts'

type ApprovalTabsProps = { organizationKey: ApprovalTabs_organization$key; tab: ApprovalTab; label: string }

/** The tabs of the inbox, with counts. */
export function ApprovalTabs({ organizationKey, tab, label }: ApprovalTabsProps) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const { approvalQueueCounts: counts } = useFragment(
    graphql`
      fragment ApprovalTabs_organization on Organization @throwOnFieldError {
        approvalQueueCounts {
          inbox
          needsApproval
          approved
          cancelled
          rejected
        }
      }
    `,
    organizationKey,
  )
  const countOf = {
    INBOX: counts.inbox,
    NEEDS_APPROVAL: counts.needsApproval,
    APPROVED: counts.approved,
    CANCELLED: counts.cancelled,
    REJECTED: counts.rejected,
  }
  return (
    <Tabs
      label={label}
      current={tab}
      tabs={approvalTabs.map(id => ({
        id,
        label: formatMessage({ id: `approvals.tab.${id}` }),
        count: formats.count(countOf[id]),
        to: `/approvals?${approvalsState.write({ tab: id })}`,
      }))}
    />
  )
}
