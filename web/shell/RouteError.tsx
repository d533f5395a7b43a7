import { lazy, Suspense } from 'react'
import { FormattedMessage } from 'react-intl'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { useAutoRetry } from '../ui/states/useAutoRetry.ts'
import { useReload } from './useReload.ts'

// Lazy, because it would be part of every first load.
const NotFoundPage = lazy(() =>
  import('../pages/public/errors/ErrorPages.tsx').then(module => ({ default: module.NotFoundPage })),
)

/** Replaces a page that could not be shown; the frame around it stays. */
export function RouteError() {
  const error = useRouteError()
  const reload = useReload()
  // Retries automatically when the network is back, for a screen whose code could not be fetched.
  useAutoRetry(error, reload)
  if (isRouteErrorResponse(error) && error.status === 404)
    return (
      <Suspense fallback={null}>
        <NotFoundPage />
      </Suspense>
    )
  return (
    <main id="main" className="state" role="alert">
      <h1>
        <FormattedMessage id="error.server" />
      </h1>
      <button type="button" className="btn" onClick={reload}>
        <FormattedMessage id="action.retry" />
      </button>
    </main>
  )
}
