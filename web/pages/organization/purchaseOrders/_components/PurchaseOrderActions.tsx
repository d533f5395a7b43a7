import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '../../../../ui/Button.tsx'
import { FormDialog } from '../../../../ui/form/FormDialog.tsx'
import { ReasonFormDialog } from '../../../../ui/form/ReasonFormDialog.tsx'
import { useCancelPurchaseOrder } from '../_lib/useCancelPurchaseOrder.ts'
import { useClosePurchaseOrder } from '../_lib/useClosePurchaseOrder.ts'
import { useRejectPurchaseOrder } from '../_lib/useRejectPurchaseOrder.ts'

type Ended = {
  readonly id: string
  readonly version: number
  readonly number: string
  readonly allowedActions: readonly string[]
}
const ends = ['CANCEL', 'REJECT', 'CLOSE'] as const

/** Ends a purchase order: buttons and their dialogs. */
export default function PurchaseOrderActions({ purchase, onDone }: { purchase: Ended; onDone: () => void }) {
  const { formatMessage } = useIntl()
  const [asking, setAsking] = useState<(typeof ends)[number] | null>(null)
  const [reject] = useRejectPurchaseOrder()
  const [cancel] = useCancelPurchaseOrder()
  const [close] = useClosePurchaseOrder()
  const { id, version, number } = purchase
  const words = (end: (typeof ends)[number]) => ({
    title: <FormattedMessage id={`purchaseOrders.${end}.title`} values={{ number }} />,
    description: <FormattedMessage id={`purchaseOrders.${end}.text`} />,
    submitLabel: <FormattedMessage id={`purchaseOrders.${end}`} />,
    onClose: () => setAsking(null),
    onSent: () => {
      setAsking(null)
      onDone()
    },
  })
  const reason = {
    label: <FormattedMessage id="purchaseOrders.reason" />,
    missing: formatMessage({ id: 'purchaseOrders.reason.required' }),
  }
  return (
    <>
      {ends.map(end =>
        purchase.allowedActions.includes(end) ? (
          <Button key={end} {...(end === 'CLOSE' ? {} : { variant: 'danger' as const })} onClick={() => setAsking(end)}>
            <FormattedMessage id={`purchaseOrders.${end}`} />
          </Button>
        ) : null,
      )}
      {asking === 'REJECT' ? (
        <ReasonFormDialog
          {...words('REJECT')}
          {...reason}
          send={text => reject({ variables: { input: { id, version, reason: text } } })}
        />
      ) : null}
      {asking === 'CANCEL' ? (
        <ReasonFormDialog
          {...words('CANCEL')}
          {...reason}
          send={text => cancel({ variables: { input: { id, version, reason: text } } })}
        />
      ) : null}
      {asking === 'CLOSE' ? (
        <FormDialog {...words('CLOSE')} alert focusSubmit send={() => close({ variables: { input: { id, version } } })}>
          {() => null}
        </FormDialog>
      ) : null}
    </>
  )
}
