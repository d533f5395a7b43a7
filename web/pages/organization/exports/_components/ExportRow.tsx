import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { ExportRow_export$key } from '../../../../__generated__/ExportRow_export.graphql.ts'
import { Button } from '../../../../ui/Button.tsx'
import { InstantText, RecentText } from '../../../../ui/DateText.tsx'
import { StatusMark } from '../../../../ui/StatusMark.tsx'
import { downloadFrom } from '../../_lib/downloadFrom.ts'
import { useCancelExport } from '../_lib/useCancelExport.ts'
import { ExportProgress } from './ExportProgress.tsx'

const kinds = {
  QUEUED: 'scheduled',
  RUNNING: 'partial',
  READY: 'done',
  FAILED: 'failed',
  CANCELLED: 'off',
  EXPIRED: 'off',
} as const

/** An export: its progress and its actions. */
export function ExportRow({ exportKey }: { exportKey: ExportRow_export$key }) {
  const { formatMessage } = useIntl()
  const exported = useFragment(
    graphql`
      fragment ExportRow_export on Export @throwOnFieldError {
        id
        fileName
        status
        done
        total
        kilobytes
        url
        failureReason
        createdAt
        expiresAt
        allowedActions
      }
    `,
    exportKey,
  )
  const [cancel, isCanceling] = useCancelExport()
  const { id, fileName: file, status, done, total, kilobytes, url, failureReason, createdAt, expiresAt } = exported
  const isUnderWay = status === 'QUEUED' || status === 'RUNNING'
  const label = (column: 'asked' | 'expires') => formatMessage({ id: `exports.${column}` })
  return (
    <tr>
      <td className="first">
        <b>{file}</b>
        {kilobytes == null ? null : (
          <span className="muted">
            <FormattedMessage id="exports.rowCount" values={{ count: done }} />
            {' · '}
            <FormattedMessage id="exports.size" values={{ size: kilobytes }} />
          </span>
        )}
        {status === 'RUNNING' && total != null ? (
          <span className="muted">
            <FormattedMessage id="exports.rowsOf" values={{ done, total }} />
          </span>
        ) : null}
        {failureReason == null ? null : <span className="muted">{failureReason}</span>}
      </td>
      <td>
        <StatusMark kind={kinds[status as keyof typeof kinds] ?? 'off'}>
          <FormattedMessage id={`exports.status.${status}`} />
        </StatusMark>
        {isUnderWay ? <ExportProgress id={id} /> : null}
      </td>
      <td data-label={label('asked')}>
        <RecentText value={createdAt} />
      </td>
      <td data-label={label('expires')}>{expiresAt == null ? '–' : <InstantText value={expiresAt} />}</td>
      <td className="act">
        {url == null ? null : (
          <Button
            size="sm"
            aria-label={formatMessage({ id: 'exports.downloadOf' }, { file })}
            onClick={() => downloadFrom(url)}
          >
            <FormattedMessage id="exports.download" />
          </Button>
        )}
        {isUnderWay ? (
          <Button
            size="sm"
            loading={isCanceling}
            aria-label={formatMessage({ id: 'exports.cancelOf' }, { file })}
            onClick={() => void cancel({ variables: { input: { id } } })}
          >
            <FormattedMessage id="action.cancel" />
          </Button>
        ) : null}
      </td>
    </tr>
  )
}
