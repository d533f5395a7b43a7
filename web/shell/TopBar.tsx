import { Menu as MenuIcon, Search } from 'lucide-react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { TopBar_organization$key } from '../__generated__/TopBar_organization.graphql.ts'
import { Button } from '../ui/Button.tsx'

type TopBarProps = { organizationKey: TopBar_organization$key; onMenu: () => void; onSearch: () => void }

/** On small screens: the menu's button, the organization and the palette's button. */
export function TopBar({ organizationKey, onMenu, onSearch }: TopBarProps) {
  const { formatMessage } = useIntl()
  const { legalName } = useFragment(
    graphql`
      fragment TopBar_organization on Organization {
        legalName
      }
    `,
    organizationKey,
  )
  return (
    <header className="topbar">
      <Button variant="ghost" iconOnly aria-label={formatMessage({ id: 'shell.menu' })} onClick={onMenu}>
        <MenuIcon className="i" aria-hidden />
      </Button>
      <span className="grow">
        <b className="trunc">{legalName}</b>
      </span>
      <Button variant="ghost" iconOnly aria-label={formatMessage({ id: 'shell.palette' })} onClick={onSearch}>
        <Search className="i" aria-hidden />
      </Button>
    </header>
  )
}
