import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { Link, Outlet, useLocation, useParams } from 'react-router'
import { preload } from '../../../../relay/hover.ts'
import { Page } from '../../../../ui/Page.tsx'
import { sectionGroups, type SectionPath, settingsSections } from '../sectionList.ts'
import { useOpenSections } from './_lib/useOpenSections.ts'
import './settings.css'

/** Surrounds every settings page: its name, and the other sections next to it, or above it on narrow screens. */
export function SettingsFrame() {
  const { formatMessage } = useIntl()
  const { pathname } = useLocation()
  const section = pathname.split('/')[2] ?? ''
  const current = settingsSections.find(({ path }) => path === section)?.path ?? null
  const { uuid } = useParams()
  const settings = formatMessage({ id: 'menu.settings' })
  const title = current === null ? settings : formatMessage({ id: `settings.section.${current}` })
  return (
    <Page
      title={title}
      // A record below a section sets its own title, and "Bills" alone is ambiguous.
      documentTitle={uuid === undefined ? `${title} · ${settings}` : null}
      crumbs={[{ label: settings }, { label: title }]}
    >
      <div className="page settings">
        <SectionMenu current={current} />
        <div className="settings-body">
          <Outlet />
        </div>
      </div>
    </Page>
  )
}

function SectionMenu({ current }: { current: SectionPath | null }) {
  const { formatMessage } = useIntl()
  const open = useOpenSections()
  const menu = useRef<HTMLElement>(null)
  // On a narrow screen the sections scroll sideways: scrolls the current one into view.
  useEffect(() => {
    menu.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [current])
  const groups = sectionGroups
    .map(group => ({ group, sections: open.filter(one => one.group === group) }))
    .filter(({ sections }) => sections.length > 0)
  return (
    <nav ref={menu} className="settings-menu" aria-label={formatMessage({ id: 'settings.menu' })}>
      {groups.map(({ group, sections }) => (
        <section key={group} aria-label={formatMessage({ id: `settings.group.${group}` })}>
          <h2>{formatMessage({ id: `settings.group.${group}` })}</h2>
          <ul>
            {sections.map(({ path }) => (
              <li key={path}>
                <SectionLink path={path} isCurrent={path === current} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}

function SectionLink({ path, isCurrent }: { path: SectionPath; isCurrent: boolean }) {
  const { formatMessage } = useIntl()
  const to = `/settings/${path}`
  return (
    <Link
      to={to}
      aria-current={isCurrent ? 'page' : undefined}
      onPointerEnter={() => preload(to)}
      onFocus={() => preload(to)}
    >
      {formatMessage({ id: `settings.section.${path}` })}
    </Link>
  )
}
