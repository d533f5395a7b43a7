import { graphql, useFragment } from 'react-relay/hooks'
import type { ApprovalCount_organization$key } from '../__generated__/ApprovalCount_organization.graphql.ts'
import { useFormats } from '../i18n/format.ts'

/** How many payments and bills wait for the viewer's decision. An error here must not cost the menu: the number is just not there. */
export function ApprovalCount({ organizationKey }: { organizationKey: ApprovalCount_organization$key }) {
  const formats = useFormats()
  const { approvalQueueCounts: counts } = useFragment(
    graphql`
      fragment ApprovalCount_organization on Organization {
        approvalQueueCounts {
          inbox
        }
      }
    `,
    organizationKey,
  )
  return counts && counts.inbox > 0 ? <em className="hot">{formats.count(counts.inbox)}</em> : null
}
