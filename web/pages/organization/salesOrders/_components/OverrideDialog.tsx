import { FormattedMessage, useIntl } from 'react-intl'
import { usePermission } from '../../../../shell/permissions.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { ReasonFormDialog } from '../../../../ui/form/ReasonFormDialog.tsx'
import { Dialog } from '../../../../ui/overlay/Dialog.tsx'
import type { BulkPayload } from '../../results/bulkPayload.ts'
import type { ActableOrder } from '../_lib/actableOrder.ts'
import { useApproveSalesOrders } from '../_lib/useApproveSalesOrders.ts'

type OverrideDialogProps = {
  order: ActableOrder
  /** The formatted amount above the credit limit. */
  exceededBy: string
  onClose: () => void
  onDone: (payload: BulkPayload) => void
}

/** Approves an order above the customer's credit limit, with a reason; requires permission to review customers. */
export function OverrideDialog({ order, exceededBy, onClose, onDone }: OverrideDialogProps) {
  const { formatMessage } = useIntl()
  const [approve] = useApproveSalesOrders()
  const mayOverride = usePermission('INVOICING_CUSTOMERS_REVIEW')
  const title = <FormattedMessage id="salesOrders.override.title" values={{ number: order.number }} />
  const values = { customer: order.customerName, amount: exceededBy }
  if (!mayOverride)
    return (
      <Dialog
        open
        alert
        title={title}
        description={<FormattedMessage id="salesOrders.override.refused" values={values} />}
        onClose={onClose}
        footer={
          <Button onClick={onClose}>
            <FormattedMessage id="action.close" />
          </Button>
        }
      />
    )
  return (
    <ReasonFormDialog
      title={title}
      description={<FormattedMessage id="salesOrders.override.text" values={values} />}
      submitLabel={<FormattedMessage id="salesOrders.override.submit" />}
      label={<FormattedMessage id="salesOrders.reason" />}
      missing={formatMessage({ id: 'salesOrders.reason.required' })}
      send={overrideReason =>
        approve({
          variables: { input: { salesOrders: [{ id: order.id, version: order.version }], overrideReason } },
        })
      }
      onSent={onDone}
      onClose={onClose}
    />
  )
}
