import { lazy, Suspense } from 'react'
import { useRouteError } from 'react-router'
import { RequestFailed, codes } from '../relay/operation.ts'
import { Failure } from '../ui/states/Failure.tsx'
import { useReload } from './useReload.ts'

const WaysOn = lazy(() => import('./WaysOn.tsx').then(module => ({ default: module.WaysOn })))

/** In the place of a page that failed: what it was and a way to try again. The menu stays. */
export function PageFailure() {
  const error = useRouteError()
  const reload = useReload()
  return (
    <main id="main" className="main">
      <Failure error={error} onRetry={reload} />
      {error instanceof RequestFailed && error.code === codes.notFound ? (
        <Suspense fallback={null}>
          <WaysOn />
        </Suspense>
      ) : null}
    </main>
  )
}
