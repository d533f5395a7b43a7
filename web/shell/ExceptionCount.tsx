import { graphql, useFragment } from 'react-relay/hooks'
import type { ExceptionCount_organization$key } from '../__generated__/ExceptionCount_organization.graphql.ts'
import { useFormats } from '../i18n/format.ts'

/** How many exceptions await somebody. An error here must not cost the menu: the number is just not there. */
export function ExceptionCount({ organizationKey }: { organizationKey: ExceptionCount_organization$key }) {
  const formats = useFormats()
  const { exceptionCounts: counts } = useFragment(
    graphql`
      fragment ExceptionCount_organization on Organization {
        exceptionCounts {
          open
          inProgress
        }
      }
    `,
    organizationKey,
  )
  const count = counts ? counts.open + counts.inProgress : 0
  return count > 0 ? <em>{formats.count(count)}</em> : null
}
