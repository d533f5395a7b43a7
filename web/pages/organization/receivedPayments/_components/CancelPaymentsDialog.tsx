import { FormattedMessage, useIntl } from 'react-intl'
import { ReasonFormDialog } from '../../../../ui/form/ReasonFormDialog.tsx'
import type { BulkPayload } from '../../results/bulkPayload.ts'
import type { ActablePayment } from '../_lib/actablePayment.ts'
import { useCancelReceivedPayments } from '../_lib/useCancelReceivedPayments.ts'

type CancelPaymentsDialogProps = {
  payments: readonly ActablePayment[]
  onClose: () => void
  onDone: (payload: BulkPayload) => void
}

/** Asks why payments are taken back. */
export function CancelPaymentsDialog({ payments, onClose, onDone }: CancelPaymentsDialogProps) {
  const { formatMessage } = useIntl()
  const [cancel] = useCancelReceivedPayments()
  const ids = payments.map(({ id }) => id)
  const values = { count: payments.length, number: payments[0]?.number ?? '' }
  return (
    <ReasonFormDialog
      title={<FormattedMessage id="receivedPayments.CANCEL.title" values={values} />}
      description={<FormattedMessage id="receivedPayments.CANCEL.text" values={values} />}
      submitLabel={<FormattedMessage id="receivedPayments.CANCEL" values={values} />}
      label={<FormattedMessage id="receivedPayments.reason" />}
      missing={formatMessage({ id: 'receivedPayments.reason.required' })}
      send={reason => cancel({ variables: { input: { ids, reason } } })}
      onSent={onDone}
      onClose={onClose}
    />
  )
}
