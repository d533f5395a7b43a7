import { Menu as MenuIcon } from 'lucide-react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { TopBar_organization$key } from '../__generated__/TopBar_organization.graphql.ts'
import { Button } from '../ui/Button.tsx'
import { useMenu } from './menu.tsx'

/** On small screens: the menu's button, the page, and whose books these are. */
export function TopBar({ organizationKey, onMenu }: { organizationKey: TopBar_organization$key; onMenu: () => void }) {
  const { formatMessage } = useIntl()
  const { current } = useMenu()
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
        <b className="trunc">{current?.label ?? 'Arus'}</b>
        <span className="trunc">{legalName}</span>
      </span>
    </header>
  )
}
