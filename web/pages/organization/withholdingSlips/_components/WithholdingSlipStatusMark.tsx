import { FormattedMessage } from 'react-intl'
import { StatusMark } from '../../../../ui/StatusMark.tsx'

/** The status of a withholding slip. */
export function WithholdingSlipStatusMark({ status }: { status: string }) {
  if (status === 'PENDING')
    return (
      <StatusMark kind="needsAction">
        <FormattedMessage id="withholdingSlips.status.PENDING" />
      </StatusMark>
    )
  const isCanceled = status === 'CANCELED'
  return (
    <StatusMark kind={isCanceled ? 'off' : 'done'}>
      <FormattedMessage id={isCanceled ? 'withholdingSlips.status.CANCELED' : 'withholdingSlips.status.RECORDED'} />
    </StatusMark>
  )
}
