import { FormattedMessage, useIntl } from 'react-intl'
import { ReasonFormDialog } from '../../../../ui/form/ReasonFormDialog.tsx'
import { useSetInvoiceDispute } from '../_lib/useSetInvoiceDispute.ts'

type DisputeDialogProps = { invoiceId: string; version: number; onClose: () => void }

/** Asks what the customer disputes. */
export default function DisputeDialog({ invoiceId, version, onClose }: DisputeDialogProps) {
  const { formatMessage } = useIntl()
  const [setDispute] = useSetInvoiceDispute()
  return (
    <ReasonFormDialog
      title={<FormattedMessage id="reminders.dispute.title" />}
      description={<FormattedMessage id="reminders.dispute.text" />}
      submitLabel={<FormattedMessage id="reminders.dispute.save" />}
      label={<FormattedMessage id="reminders.dispute.reason" />}
      missing={formatMessage({ id: 'reminders.dispute.missing' })}
      send={reason => setDispute({ variables: { input: { invoiceId, reason, version } } })}
      onSent={onClose}
      onClose={onClose}
    />
  )
}
