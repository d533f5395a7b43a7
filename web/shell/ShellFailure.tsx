import { useEffect } from 'react'
import { useRouteError } from 'react-router'
import { RequestFailed, codes } from '../relay/operation.ts'
import { forgetTab, organizationOfTab } from '../relay/tab.ts'
import { Failure } from '../ui/states/Failure.tsx'
import { ShellSkeleton } from './ShellSkeleton.tsx'
import { useReload } from './useReload.ts'

/** The frame itself failed. Whoever is no longer a member of the tab's organization starts again in another one. */
export function ShellFailure() {
  const error = useRouteError()
  const reload = useReload()
  const lostOrganization =
    error instanceof RequestFailed && error.code === codes.noOrganization && organizationOfTab() !== null
  useEffect(() => {
    if (!lostOrganization) return
    forgetTab()
    reload()
  }, [lostOrganization, reload])
  // The session's end navigates away by itself.
  if (lostOrganization || (error instanceof RequestFailed && error.code === codes.notSignedIn)) return <ShellSkeleton />
  return (
    <main id="main" className="main">
      <Failure error={error} onRetry={reload} />
    </main>
  )
}
