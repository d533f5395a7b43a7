import { useEffect } from 'react'
import { Navigate, useRouteError } from 'react-router'
import { isOrganizationLost, leadsAway } from '../relay/operation.ts'
import { forgetTab, organizationOfTab } from '../relay/tab.ts'
import { Failure } from '../ui/states/Failure.tsx'
import { ShellSkeleton } from './ShellSkeleton.tsx'
import { useReload } from './useReload.ts'

/** The frame itself failed. A user who is no longer a member of the tab's organization starts again in another one. */
export function ShellFailure() {
  const error = useRouteError()
  const reload = useReload()
  const isLost = isOrganizationLost(error)
  const startsAgain = isLost && organizationOfTab() !== null
  useEffect(() => {
    if (!startsAgain) return
    forgetTab()
    reload()
  }, [startsAgain, reload])
  // A user without any organization sees a notice, or creates the first one.
  if (isLost && !startsAgain) return <Navigate to="/no-access" replace />
  if (isLost || leadsAway(error)) return <ShellSkeleton />
  return (
    <main id="main" className="main">
      <Failure error={error} onRetry={reload} />
    </main>
  )
}
