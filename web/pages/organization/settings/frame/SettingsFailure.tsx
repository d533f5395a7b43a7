import { useRouteError } from 'react-router'
import { useReload } from '../../../../shell/useReload.ts'
import { Failure } from '../../../../ui/states/Failure.tsx'

/** In the place of a section that failed; the frame and the other sections stay. */
export function SettingsFailure() {
  const error = useRouteError()
  const reload = useReload()
  return <Failure error={error} onRetry={reload} />
}
