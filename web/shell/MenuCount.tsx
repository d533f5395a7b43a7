import { graphql, useFragment } from 'react-relay/hooks'
import type { MenuCount_organization$key } from '../__generated__/MenuCount_organization.graphql.ts'
import type { MenuEntry } from '../feature.ts'
import { useFormats } from '../i18n/format.ts'

type MenuCountProps = { badge: NonNullable<MenuEntry['badge']>; organizationKey: MenuCount_organization$key }

/** How many records of a menu entry need attention. On an error only the number is missing, not the menu. */
export function MenuCount({ badge, organizationKey }: MenuCountProps) {
  const formats = useFormats()
  const { reconciliationCounts, approvalQueueCounts, exceptionCounts } = useFragment(
    graphql`
      fragment MenuCount_organization on Organization {
        reconciliationCounts {
          unreconciled
        }
        approvalQueueCounts {
          inbox
        }
        exceptionCounts {
          open
          inProgress
        }
      }
    `,
    organizationKey,
  )
  const counts = {
    unreconciled: reconciliationCounts?.unreconciled,
    approvals: approvalQueueCounts?.inbox,
    exceptions: exceptionCounts && exceptionCounts.open + exceptionCounts.inProgress,
  }
  const count = counts[badge] ?? 0
  return count > 0 ? <em className={badge === 'approvals' ? 'hot' : undefined}>{formats.count(count)}</em> : null
}
