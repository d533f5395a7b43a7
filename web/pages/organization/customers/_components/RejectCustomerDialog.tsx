import { FormattedMessage, useIntl } from 'react-intl'
import { ReasonFormDialog } from '../../../../ui/form/ReasonFormDialog.tsx'
import { useRejectCustomer } from '../_lib/useRejectCustomer.ts'

type RejectCustomerDialogProps = {
  customer: { readonly id: string; readonly version: number; readonly name: string }
  onClose: () => void
  onDone: () => void
}

/** Rejects a request, with a reason for the customer. */
export function RejectCustomerDialog({ customer: { id, version, name }, onClose, onDone }: RejectCustomerDialogProps) {
  const { formatMessage } = useIntl()
  const [reject] = useRejectCustomer()
  return (
    <ReasonFormDialog
      title={<FormattedMessage id="customers.REJECT.title" values={{ name }} />}
      description={<FormattedMessage id="customers.REJECT.text" />}
      submitLabel={<FormattedMessage id="customers.REJECT" />}
      label={<FormattedMessage id="customers.reason" />}
      missing={formatMessage({ id: 'customers.reason.required' })}
      send={reason => reject({ variables: { input: { id, version, reason } } })}
      onSent={onDone}
      onClose={onClose}
    />
  )
}
