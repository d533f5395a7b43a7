// Shows the progress of an export on whichever screen the user is.
import { graphql } from 'react-relay/hooks'
import { type IEnvironment, requestSubscription } from 'relay-runtime'
import type { followExportCancelMutation } from '../../../__generated__/followExportCancelMutation.graphql.ts'
import type { followExportSubscription } from '../../../__generated__/followExportSubscription.graphql.ts'
import { intlState } from '../../../i18n/intl.ts'
import { commitOnce } from '../../../relay/useMutation.ts'
import { toast } from '../../../ui/toast/toast.ts'
import { downloadFrom } from './downloadFrom.ts'

type ExportProgress = NonNullable<followExportSubscription['response']['exportProgress']>

/** Follows an export until it ends; the user can cancel it, and download it at the end. */
export function followExport(environment: IEnvironment, id: string): void {
  requestSubscription<followExportSubscription>(environment, {
    subscription: graphql`
      subscription followExportSubscription($id: ID!) {
        exportProgress(exportId: $id) {
          id
          status
          fileName
          done
          total
          url
          failureReason
          allowedActions
          expiresAt
          kilobytes
        }
      }
    `,
    variables: { id },
    onNext: response => {
      if (response?.exportProgress) showExport(environment, response.exportProgress)
    },
    // After a lost connection, the page of exports and the email report the result.
    onError: () => {},
  })
}

function showExport(
  environment: IEnvironment,
  { id, status, fileName: file, done, total, url, failureReason }: ExportProgress,
): void {
  const { formatMessage } = intlState().intl
  if (status === 'QUEUED' || status === 'RUNNING') {
    const text =
      total == null
        ? formatMessage({ id: 'exports.progress.counting' }, { file })
        : formatMessage({ id: 'exports.progress' }, { file, done, total })
    const cancel = { label: formatMessage({ id: 'exports.cancel' }), onClick: () => void cancelExport(environment, id) }
    toast.follow('info', text, { name: id, stays: true, action: cancel })
  } else if (status === 'READY' && url != null) {
    const download = { label: formatMessage({ id: 'exports.download' }), onClick: () => downloadFrom(url) }
    toast.follow('success', formatMessage({ id: 'exports.ready' }, { file }), {
      name: id,
      stays: false,
      action: download,
    })
  } else if (status === 'FAILED') {
    toast.follow('error', failureReason ?? '', { name: id, stays: false })
  } else if (status === 'CANCELLED') {
    toast.follow('info', formatMessage({ id: 'exports.canceled' }), { name: id, stays: false })
  }
}

/** Cancels an export; its subscription reports the result. */
async function cancelExport(environment: IEnvironment, id: string): Promise<void> {
  const outcome = await commitOnce<followExportCancelMutation>(
    environment,
    {
      mutation: graphql`
        mutation followExportCancelMutation($input: CancelExportInput!) {
          cancelExport(input: $input) {
            export {
              id
              status
              allowedActions
            }
            userErrors {
              ...useMutation_error
            }
          }
        }
      `,
      variables: { input: { id } },
    },
    intlState().intl.formatMessage({ id: 'request.unreachable' }),
  )
  if (!outcome.ok) toast.error(outcome.form ?? Object.values(outcome.fields).join(' '))
}
