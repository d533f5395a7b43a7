import { useRouteError } from 'react-router'
import { Failure } from '../ui/states/Failure.tsx'
import { FoundElsewhere } from './FoundElsewhere.tsx'
import { useReload } from './useReload.ts'

/** In the place of a page that failed: what it was and a way to try again. The menu stays. */
export function PageFailure() {
  const error = useRouteError()
  const reload = useReload()
  return (
    <main id="main" className="main">
      <Failure error={error} onRetry={reload} />
      <FoundElsewhere />
    </main>
  )
}
