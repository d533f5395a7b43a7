import { useRevalidator, useRouteError } from 'react-router'
import { Failure } from '../ui/states/Failure.tsx'

/** In the place of a page that failed: what it was and a way to try again. The menu stays. */
export function PageFailure() {
  const error = useRouteError()
  const { revalidate } = useRevalidator()
  return (
    <main id="main" className="main">
      <Failure error={error} onRetry={() => void revalidate()} />
    </main>
  )
}
