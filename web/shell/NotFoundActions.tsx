import { FormattedMessage } from 'react-intl'
import { useLocation, useParams } from 'react-router'
import { LinkButton } from '../ui/Button.tsx'
import { FoundElsewhere } from './FoundElsewhere.tsx'

/** Below "not found": the organization that has the record and, on a filtered list, the list without its filters. */
export function NotFoundActions() {
  const { pathname, search } = useLocation()
  const params = useParams()
  // A path without a record is a list.
  const isNarrowed = search !== '' && Object.keys(params).length === 0
  return (
    <>
      {isNarrowed ? (
        <div className="ways-on">
          <LinkButton to={pathname}>
            <FormattedMessage id="list.clearFilters" />
          </LinkButton>
        </div>
      ) : null}
      <FoundElsewhere />
    </>
  )
}
