import { FormattedMessage, useIntl } from 'react-intl'
import { ReasonFormDialog } from '../../../../ui/form/ReasonFormDialog.tsx'
import type { BulkPayload } from '../../results/bulkPayload.ts'
import type { ActableOrder } from '../_lib/actableOrder.ts'
import { useCancelSalesOrders } from '../_lib/useCancelSalesOrders.ts'
import { useCloseSalesOrders } from '../_lib/useCloseSalesOrders.ts'
import { useRejectSalesOrders } from '../_lib/useRejectSalesOrders.ts'

type EndOrdersDialogProps = {
  decision: 'REJECT' | 'CANCEL' | 'CLOSE'
  orders: readonly ActableOrder[]
  onClose: () => void
  onDone: (payload: BulkPayload) => void
}

/** Rejects, cancels or closes orders, with a reason. */
export function EndOrdersDialog({ decision, orders, onClose, onDone }: EndOrdersDialogProps) {
  const { formatMessage } = useIntl()
  const [reject] = useRejectSalesOrders()
  const [cancel] = useCancelSalesOrders()
  const [close] = useCloseSalesOrders()
  const [only] = orders.length === 1 ? orders : []
  const ids = orders.map(({ id }) => id)
  const values = { count: orders.length, number: only?.number ?? '' }
  const words = {
    title: <FormattedMessage id={`salesOrders.${decision}.title`} values={values} />,
    description: <FormattedMessage id={`salesOrders.${decision}.text`} values={values} />,
    submitLabel: <FormattedMessage id={`salesOrders.${decision}`} values={values} />,
    onSent: onDone,
    onClose,
  }
  const send = { REJECT: reject, CANCEL: cancel, CLOSE: close }[decision]
  return (
    <ReasonFormDialog
      {...words}
      label={<FormattedMessage id="salesOrders.reason" />}
      missing={formatMessage({ id: 'salesOrders.reason.required' })}
      send={reason => send({ variables: { input: { ids, reason } } })}
    />
  )
}
