import { ArrowRight, Building2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useLocation, useMatches } from 'react-router'
import { findElsewhere, type Organization } from '../relay/findElsewhere.ts'
import { entryPointOf } from '../relay/preload.tsx'
import { organizationOfTab } from '../relay/tab.ts'
import { LinkButton } from '../ui/Button.tsx'
import { pathInOrganization } from './carryOrganization.ts'

/** Below "not found": a link to the user's other organization that has the record. */
export function FoundElsewhere() {
  const { pathname, search } = useLocation()
  const match = useMatches().at(-1)
  const [found, setFound] = useState<Organization | null>(null)
  useEffect(() => {
    const entryPoint = entryPointOf(match?.handle)
    if (match === undefined || entryPoint === null) return
    let current = true
    const location = { params: match.params, search: new URLSearchParams(search) }
    findElsewhere(entryPoint, location, organizationOfTab()).then(
      organization => {
        if (current) setFound(organization)
      },
      // Without an answer there is nothing to offer.
      () => {},
    )
    return () => {
      current = false
    }
  }, [match, search])
  if (found === null) return null
  return (
    <div className="note info elsewhere" role="status">
      <Building2 className="i" aria-hidden />
      <span className="grow">
        <FormattedMessage id="shell.elsewhere" values={{ organization: found.name }} />
      </span>
      <LinkButton
        to={pathInOrganization(found.uuid, pathname + search)}
        icon={<ArrowRight className="i" aria-hidden />}
        size="sm"
      >
        <FormattedMessage id="shell.elsewhere.switch" />
      </LinkButton>
    </div>
  )
}
