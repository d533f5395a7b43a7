import { useIntl } from 'react-intl'
import { useParams, useRouteError } from 'react-router'
import { codes, RequestFailed } from '../../../../relay/operation.ts'
import { useReload } from '../../../../shell/useReload.ts'
import { Failure } from '../../../../ui/states/Failure.tsx'
import { useDocumentTitle } from '../../../../ui/useDocumentTitle.ts'

/** Replaces a failed section; the frame and the other sections stay. */
export function SettingsFailure() {
  const { formatMessage } = useIntl()
  const error = useRouteError()
  const { uuid } = useParams()
  const reload = useReload()
  const isMissing = error instanceof RequestFailed && error.code === codes.notFound
  const title = formatMessage({ id: isMissing ? 'shell.missing.title' : 'shell.failed' }, { list: 'settings' })
  // For a section the frame sets the title.
  useDocumentTitle(uuid === undefined ? null : title)
  return <Failure error={error} onRetry={reload} />
}
