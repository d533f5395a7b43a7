import { graphql, useFragment } from 'react-relay/hooks'
import type { UnreconciledCount_organization$key } from '../__generated__/UnreconciledCount_organization.graphql.ts'
import { useFormats } from '../i18n/format.ts'

/** How many statement lines wait. An error here must not cost the menu: the number is just not there. */
export function UnreconciledCount({ organizationKey }: { organizationKey: UnreconciledCount_organization$key }) {
  const formats = useFormats()
  const { reconciliationCounts: counts } = useFragment(
    graphql`
      fragment UnreconciledCount_organization on Organization {
        reconciliationCounts {
          unreconciled
        }
      }
    `,
    organizationKey,
  )
  return counts && counts.unreconciled > 0 ? <em>{formats.count(counts.unreconciled)}</em> : null
}
