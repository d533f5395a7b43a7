import './theme/tokens.css'
import './theme/base.css'
import './theme/controls.css'
import './theme/layout.css'
// The page shows a frame of the sign-in screen before the screen itself is loaded.
import './pages/public/signIn/signIn.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { browserSettings } from './browserSettings.ts'
import { IntlRoot } from './i18n/IntlRoot.tsx'
import { showLanguage } from './i18n/intl.ts'
import { readLanguage } from './i18n/language.ts'
import { whenIdle } from './idle.ts'
import { pathAfterSession } from './pages/public/logout/sessionOver.ts'
import { leadsAway, whenOrganizationIsLost, whenSecondFactorIsWanted, whenSessionEnds } from './relay/operation.ts'
import { forgetTab, wasSignedIn } from './relay/tab.ts'
import { createRouter, whenReady } from './router.tsx'
import { noteFailure } from './telemetry/failures.ts'

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root')

const router = createRouter()
whenSessionEnds(() => {
  const path = pathAfterSession(router.state.location, wasSignedIn())
  forgetTab()
  if (path !== null) void router.navigate(path, { replace: true })
})
whenOrganizationIsLost(() => {
  forgetTab()
  void router.navigate('/no-access', { replace: true })
})
whenSecondFactorIsWanted(hasOne => {
  const { pathname, search } = router.state.navigation.location ?? router.state.location
  if (pathname.startsWith('/two-factor')) return
  const page = hasOne ? '/two-factor' : '/two-factor/set-up'
  void router.navigate(`${page}?next=${encodeURIComponent(pathname + search)}`, { replace: true })
})

// Until there is a screen to show, the frame in the page stays.
await Promise.all([showLanguage(readLanguage()), whenReady(router)])
const onCaughtError = (error: unknown) => {
  if (leadsAway(error)) return
  console.error(error)
  noteFailure(error)
}
createRoot(root, { onCaughtError }).render(
  <StrictMode>
    <IntlRoot>
      <RouterProvider router={router} />
    </IntlRoot>
  </StrictMode>,
)

const { errorReporting, analytics } = browserSettings()
if (errorReporting || analytics)
  whenIdle(() => {
    import('./telemetry/startTelemetry.ts').then(
      ({ startTelemetry }) => startTelemetry(router),
      // If the code can't be fetched, nothing is reported.
      () => {},
    )
  })
