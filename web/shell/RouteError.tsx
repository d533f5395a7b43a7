import { lazy, Suspense } from 'react'
import { FormattedMessage } from 'react-intl'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { useAutoRetry } from '../ui/states/useAutoRetry.ts'
import { useReload } from './useReload.ts'

// Every first load would carry it.
const NotFoundPage = lazy(() =>
  import('../pages/public/errors/ErrorPages.tsx').then(module => ({ default: module.NotFoundPage })),
)

/** A page that could not be shown; the frame around it stays. */
export function RouteError() {
  const error = useRouteError()
  const reload = useReload()
  // Of a screen whose code could not be fetched; it comes by itself when the network is back.
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
