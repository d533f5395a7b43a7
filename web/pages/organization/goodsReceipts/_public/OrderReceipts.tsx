import { FileText } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type {
  OrderReceipts_order$data,
  OrderReceipts_order$key,
} from '../../../../__generated__/OrderReceipts_order.graphql.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { Button } from '../../../../ui/Button.tsx'
import { ReasonFormDialog } from '../../../../ui/form/ReasonFormDialog.tsx'
import { useCancelGoodsReceipt } from '../_lib/useCancelGoodsReceipt.ts'
import { ReceiptStatusMark } from './ReceiptStatusMark.tsx'
import '../_components/goodsReceipts.css'

type Receipt = OrderReceipts_order$data['goodsReceipts'][number]
type OrderReceiptsProps = {
  orderKey: OrderReceipts_order$key
  /** Called when a receipt was canceled, to refetch its order. */
  onChange: () => void
}

/** What was received of an order and returned, the newest first. */
export function OrderReceipts({ orderKey, onChange }: OrderReceiptsProps) {
  const { goodsReceipts } = useFragment(
    graphql`
      fragment OrderReceipts_order on SalesOrder @throwOnFieldError {
        goodsReceipts {
          id
          number
          version
          kind
          status
          reference
          date
          reason
          allowedActions
          createdBy {
            fullName
          }
          canceledBy {
            fullName
          }
          lines {
            lineUuid
            description
            unit
            quantity
          }
          files {
            fileId
            name
            url
          }
        }
      }
    `,
    orderKey,
  )
  const [canceling, setCanceling] = useState<Receipt | null>(null)
  if (goodsReceipts.length === 0)
    return (
      <p className="muted">
        <FormattedMessage id="goodsReceipts.noneOfOrder" />
      </p>
    )
  return (
    <>
      <ul className="receipts">
        {goodsReceipts.map(receipt => (
          <li key={receipt.id} className={receipt.status === 'CANCELED' ? 'final' : undefined}>
            <ReceiptEntry receipt={receipt} onCancel={() => setCanceling(receipt)} />
          </li>
        ))}
      </ul>
      {canceling ? (
        <CancelReceiptDialog
          receipt={canceling}
          onClose={() => setCanceling(null)}
          onDone={() => {
            setCanceling(null)
            onChange()
          }}
        />
      ) : null}
    </>
  )
}

function ReceiptEntry({ receipt, onCancel }: { receipt: Receipt; onCancel: () => void }) {
  const formats = useFormats()
  const { number, date, reference, createdBy, lines, files, reason, canceledBy } = receipt
  return (
    <>
      <div className="receipt-top">
        <span>
          <b className="fw5">{number}</b>{' '}
          <span className="muted">
            {[formats.date(date, { year: 'always' }), reference, createdBy?.fullName].filter(Boolean).join(' · ')}
          </span>
        </span>
        <ReceiptStatusMark receipt={receipt} />
        {receipt.allowedActions.includes('CANCEL') ? (
          <Button size="sm" variant="danger" onClick={onCancel}>
            <FormattedMessage id="goodsReceipts.CANCEL" />
          </Button>
        ) : null}
      </div>
      <ul className="receipt-lines">
        {lines.map(({ lineUuid, description, quantity, unit }) => (
          <li key={lineUuid}>
            <span>{description}</span>
            <span className="num">
              {formats.quantity(quantity)} <span className="muted">{unit}</span>
            </span>
          </li>
        ))}
      </ul>
      {files.map(({ fileId, name, url }) => (
        <a key={fileId} className="link receipt-file" href={url} download={name}>
          <FileText className="i" aria-hidden /> {name}
        </a>
      ))}
      {reason ? (
        <p className="t12 muted">
          <FormattedMessage id="goodsReceipts.canceledBy" values={{ name: canceledBy?.fullName ?? '', reason }} />
        </p>
      ) : null}
    </>
  )
}

type CancelReceiptDialogProps = { receipt: Receipt; onClose: () => void; onDone: () => void }

function CancelReceiptDialog({ receipt: { id, version, number }, onClose, onDone }: CancelReceiptDialogProps) {
  const { formatMessage } = useIntl()
  const [cancel] = useCancelGoodsReceipt()
  return (
    <ReasonFormDialog
      title={<FormattedMessage id="goodsReceipts.CANCEL.title" values={{ number }} />}
      description={<FormattedMessage id="goodsReceipts.CANCEL.text" />}
      submitLabel={<FormattedMessage id="goodsReceipts.CANCEL" />}
      label={<FormattedMessage id="goodsReceipts.reason" />}
      missing={formatMessage({ id: 'goodsReceipts.reason.required' })}
      send={reason => cancel({ variables: { input: { id, version, reason } } })}
      onSent={onDone}
      onClose={onClose}
    />
  )
}
