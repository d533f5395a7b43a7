import { FormattedMessage, useIntl } from 'react-intl'
import { ReasonFormDialog } from '../../../../ui/form/ReasonFormDialog.tsx'
import { useDeactivateCustomer } from '../_lib/useDeactivateCustomer.ts'

type DeactivateCustomerDialogProps = {
  customer: { readonly id: string; readonly version: number; readonly name: string }
  onClose: () => void
  onDone: () => void
}

/** Deactivates a customer, with a reason. */
export function DeactivateCustomerDialog({
  customer: { id, version, name },
  onClose,
  onDone,
}: DeactivateCustomerDialogProps) {
  const { formatMessage } = useIntl()
  const [deactivate] = useDeactivateCustomer()
  return (
    <ReasonFormDialog
      title={<FormattedMessage id="customers.DEACTIVATE.title" values={{ name }} />}
      description={<FormattedMessage id="customers.DEACTIVATE.text" />}
      submitLabel={<FormattedMessage id="customers.DEACTIVATE" />}
      label={<FormattedMessage id="customers.reason" />}
      missing={formatMessage({ id: 'customers.reason.required' })}
      send={reason => deactivate({ variables: { input: { id, version, reason } } })}
      onSent={onDone}
      onClose={onClose}
    />
  )
}
