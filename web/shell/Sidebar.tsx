import { CircleQuestionMark } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import type { Sidebar_organization$key } from '../__generated__/Sidebar_organization.graphql.ts'
import type { Sidebar_viewer$key } from '../__generated__/Sidebar_viewer.graphql.ts'
import { preload } from '../relay/hover.ts'
import { Button } from '../ui/Button.tsx'
import { AccountMenu } from './AccountMenu.tsx'
import type { AppMode } from './appMode.ts'
import { type MenuEntry, useMenu } from './menu.tsx'
import { MenuCount } from './MenuCount.tsx'
import { usePlace } from './permissions.tsx'
import { OrganizationSwitcher } from './OrganizationSwitcher.tsx'

// Lazy: no page waits for it.
const ModeSwitch = lazy(() => import('./ModeSwitch.tsx').then(module => ({ default: module.ModeSwitch })))

type SidebarProps = {
  organizationKey: Sidebar_organization$key
  viewerKey: Sidebar_viewer$key
  onHelp: () => void
  /** The field that opens the palette. */
  palette: ReactNode
}

/** Organization, menu and account: next to the page, or in a drawer on small screens. */
export function Sidebar({ organizationKey, viewerKey, onHelp, palette }: SidebarProps) {
  const { formatMessage } = useIntl()
  const { groups, foot, current } = useMenu()
  const organization = useFragment(
    graphql`
      fragment Sidebar_organization on Organization {
        permissions
        ...OrganizationSwitcher_organization
        ...MenuCount_organization
      }
    `,
    organizationKey,
  )
  const viewer = useFragment(
    graphql`
      fragment Sidebar_viewer on Viewer {
        ...OrganizationSwitcher_viewer
        ...AccountMenu_viewer
      }
    `,
    viewerKey,
  )
  const { modes, mode: chosen } = usePlace()
  // The page determines the menu: a link may lead into the other area.
  const mode = modeOfPage(current, modes) ?? chosen
  const allowed = ({ permission, mode: ofEntry }: MenuEntry) =>
    (ofEntry === 'BOTH' || (ofEntry ?? 'TREASURY') === mode) &&
    (permission === undefined || [permission].flat().some(one => organization.permissions.includes(one)))
  return (
    <>
      <OrganizationSwitcher organizationKey={organization} viewerKey={viewer} />
      {modes.size > 1 ? (
        <div className="mode-switch">
          <Suspense fallback={null}>
            <ModeSwitch mode={mode} />
          </Suspense>
        </div>
      ) : null}
      {palette}
      <nav className="nav" aria-label={formatMessage({ id: 'shell.main' })}>
        {groups
          .filter(({ entries }) => entries.some(allowed))
          .map(({ id, label, entries }) => (
            <section key={id} aria-label={label}>
              <h3>{label}</h3>
              <ul>
                {entries.filter(allowed).map(entry => (
                  <li key={entry.to}>
                    <EntryLink entry={entry} current={entry.to === current?.to}>
                      <Suspense fallback={null}>
                        {entry.badge ? <MenuCount badge={entry.badge} organizationKey={organization} /> : null}
                      </Suspense>
                    </EntryLink>
                  </li>
                ))}
              </ul>
            </section>
          ))}
      </nav>
      <div className="side-foot">
        <div className="row">
          <div className="grow">
            {foot.filter(allowed).map(entry => (
              <EntryLink key={entry.to} entry={entry} current={entry.to === current?.to} />
            ))}
          </div>
          <Button variant="ghost" size="sm" iconOnly aria-label={formatMessage({ id: 'keys.title' })} onClick={onHelp}>
            <CircleQuestionMark className="i" aria-hidden />
          </Button>
        </div>
        <AccountMenu viewerKey={viewer} />
      </div>
    </>
  )
}

/** The area of a page, if the organization uses it. */
function modeOfPage(entry: MenuEntry | undefined, modes: ReadonlySet<string>): AppMode | undefined {
  if (!entry || entry.mode === 'BOTH') return undefined
  const mode = entry.mode ?? 'TREASURY'
  return modes.has(mode) ? mode : undefined
}

function EntryLink({ entry, current, children }: { entry: MenuEntry; current: boolean; children?: ReactNode }) {
  const { to, label, icon: Icon } = entry
  const link = useRef<HTMLAnchorElement>(null)
  // On a low screen the menu scrolls, and the entry of the page would be out of sight.
  useEffect(() => {
    if (current) link.current?.scrollIntoView({ block: 'nearest' })
  }, [current])
  return (
    <Link
      ref={link}
      to={to}
      aria-current={current ? 'page' : undefined}
      onPointerEnter={() => preload(to)}
      onFocus={() => preload(to)}
    >
      <Icon className="i" aria-hidden />
      <span className="trunc">{label}</span>
      {children}
    </Link>
  )
}
