import { FormattedMessage } from 'react-intl'
import { useLocation, useParams } from 'react-router'
import { LinkButton } from '../ui/Button.tsx'
import { FoundElsewhere } from './FoundElsewhere.tsx'

/** Beneath "not found": the organization in which the record is, and where a filter named it, the list without its filters. */
export function NotFoundActions() {
  const { pathname, search } = useLocation()
  const params = useParams()
  // What has no record in its path is a list.
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
