import { FormattedMessage } from 'react-intl'
import { StatusMark } from '../../../../ui/StatusMark.tsx'

/** The kind of a receipt, and whether it counts. */
export function ReceiptStatusMark({ receipt }: { receipt: { readonly kind: string; readonly status: string } }) {
  if (receipt.status === 'CANCELED')
    return (
      <StatusMark kind="off">
        <FormattedMessage id="goodsReceipts.status.CANCELED" />
      </StatusMark>
    )
  return receipt.kind === 'RETURN' ? (
    <StatusMark kind="partial">
      <FormattedMessage id="goodsReceipts.status.RETURNED" />
    </StatusMark>
  ) : (
    <StatusMark kind="done">
      <FormattedMessage id="goodsReceipts.status.RECORDED" />
    </StatusMark>
  )
}
