import { lazy, Suspense, useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import { Outlet, useLocation } from 'react-router'
import type { ShellQuery } from '../__generated__/ShellQuery.graphql.ts'
import { setTimeZone } from '../i18n/format.ts'
import { chooseNumberFormat } from '../i18n/intl.ts'
import { whenIdle } from '../idle.ts'
import { useFlagHost } from '../flags/useFlagHost.ts'
import type { PageProps } from '../relay/entryPoint.ts'
import { warmDialogs } from '../ui/overlay/warmDialogs.ts'
import { DeferredMount } from '../ui/DeferredMount.tsx'
import { useShortcuts } from '../ui/keyboard/shortcuts.ts'
import { Drawer } from '../ui/overlay/Drawer.tsx'
import { appModeOf } from './appMode.ts'
import { carryOrganization } from './carryOrganization.ts'
import { DesktopNotice } from './DesktopNotice.tsx'
import { PermissionsProvider } from './permissions.tsx'
import { PaletteField } from './PaletteField.tsx'
import { Sidebar } from './Sidebar.tsx'
import { TopBar } from './TopBar.tsx'
import './shell.css'
import '../ui/list/list.css'

const KeyboardHelp = lazy(() =>
  import('../ui/keyboard/KeyboardHelp.tsx').then(module => ({ default: module.KeyboardHelp })),
)
const PaletteHost = lazy(() => import('./palette/PaletteHost.tsx'))
const ConnectionNotice = lazy(() => import('./ConnectionNotice.tsx'))
const LiveAccess = lazy(() => import('./LiveAccess.tsx'))
const ConsentQuestion = lazy(() => import('../telemetry/ConsentQuestion.tsx'))
const LiveCount = lazy(() => import('./LiveCount.tsx'))
const LiveBills = lazy(() => import('./LiveBills.tsx'))
const LiveExceptions = lazy(() => import('./LiveExceptions.tsx'))
const LivePayments = lazy(() => import('./LivePayments.tsx'))

/** Navigation, organization and account around every page of an organization. */
export function Shell({ queries }: PageProps<{ shell: ShellQuery }>) {
  const { formatMessage } = useIntl()
  const { pathname } = useLocation()
  const [drawer, setDrawer] = useState(false)
  const [help, setHelp] = useState(false)
  const [palette, setPalette] = useState(false)
  const openPalette = () => setPalette(true)
  const data = usePreloadedQuery<ShellQuery>(
    graphql`
      query ShellQuery @preloadable @throwOnFieldError {
        organization {
          legalName
          timeZone
          modes
          permissions
          controls {
            transfersActive
          }
          ...TopBar_organization
          ...Sidebar_organization
        }
        viewer @required(action: THROW) {
          uuid
          fullName
          appMode
          numberFormat
          ...Sidebar_viewer
        }
      }
    `,
    queries.shell,
  )
  const { organization, viewer } = data
  // Must run before any page below formats an instant.
  setTimeZone(organization.timeZone)
  const { numberFormat } = viewer
  useEffect(() => {
    chooseNumberFormat(numberFormat === 'EN' ? 'en' : numberFormat === 'ID' ? 'id' : null)
  }, [numberFormat])

  useFlagHost()
  useEffect(() => setDrawer(false), [pathname])
  useEffect(carryOrganization, [])
  useEffect(() => whenIdle(warmDialogs), [])
  const showHelp = { label: formatMessage({ id: 'keys.help' }), run: () => setHelp(true) }
  useShortcuts([
    { keys: '?', ...showHelp },
    // On most keyboards the question mark needs Shift, on some it doesn't.
    { keys: 'Shift+?', ...showHelp, unlisted: true },
    { keys: '$mod+k', label: formatMessage({ id: 'shell.palette' }), run: openPalette },
  ])

  const sidebar = (
    <Sidebar
      organizationKey={organization}
      viewerKey={viewer}
      onHelp={() => setHelp(true)}
      palette={<PaletteField onOpen={openPalette} />}
    />
  )
  return (
    <PermissionsProvider
      permissions={organization.permissions}
      modes={organization.modes}
      mode={appModeOf(organization.modes, viewer.appMode)}
      organizationName={organization.legalName}
      viewerName={viewer.fullName}
      payingActive={organization.controls.transfersActive}
    >
      <TopBar organizationKey={organization} onMenu={() => setDrawer(true)} onSearch={openPalette} />
      <div className="app">
        <aside className="side">
          <div className="side-in">{sidebar}</div>
        </aside>
        <div className="side-content">
          <DesktopNotice />
          <Outlet />
        </div>
      </div>
      <Drawer open={drawer} onClose={() => setDrawer(false)} side="start" label={formatMessage({ id: 'shell.menu' })}>
        <div className="side side-in">{sidebar}</div>
      </Drawer>
      <DeferredMount>
        <LiveAccess />
        <ConnectionNotice />
      </DeferredMount>
      <DeferredMount now={palette}>
        <PaletteHost open={palette} onClose={() => setPalette(false)} />
      </DeferredMount>
      {organization.permissions.includes('TREASURY_RECONCILIATION_VIEW') ? (
        <DeferredMount>
          <LiveCount />
        </DeferredMount>
      ) : null}
      {organization.permissions.includes('TREASURY_PAYMENTS_VIEW') ? (
        <DeferredMount>
          <LivePayments viewerUuid={viewer.uuid} />
        </DeferredMount>
      ) : null}
      {organization.permissions.includes('TREASURY_BILLS_VIEW') ? (
        <DeferredMount>
          <LiveBills viewerUuid={viewer.uuid} />
        </DeferredMount>
      ) : null}
      {organization.permissions.includes('TREASURY_EXCEPTIONS_VIEW') ? (
        <DeferredMount>
          <LiveExceptions />
        </DeferredMount>
      ) : null}
      <DeferredMount>
        <ConsentQuestion />
      </DeferredMount>
      <Suspense fallback={null}>{help ? <KeyboardHelp open onClose={() => setHelp(false)} /> : null}</Suspense>
    </PermissionsProvider>
  )
}
