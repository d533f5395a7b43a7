import { FormattedMessage } from 'react-intl'
import { ApplyToInvoicesDialog } from '../../_components/ApplyToInvoicesDialog.tsx'
import type { ActablePayment, ChoosablePayment } from '../_lib/actablePayment.ts'
import { useApplyReceivedPayment } from '../_lib/useApplyReceivedPayment.ts'

type ApplyPaymentDialogProps = {
  payment: ActablePayment
  choosable: ChoosablePayment
  onClose: () => void
  onSent: () => void
  onStale: () => void
}

/** How much of the rest of a payment to apply to which open invoices. */
export default function ApplyPaymentDialog(props: ApplyPaymentDialogProps) {
  const { payment, choosable, onClose, onSent, onStale } = props
  const { id, version } = payment
  const [apply] = useApplyReceivedPayment()
  return (
    <ApplyToInvoicesDialog
      description={<FormattedMessage id="receivedPayments.choose.text" />}
      version={version}
      customerId={choosable.customerId}
      currency={choosable.unapplied.currency}
      entityUuid={null}
      own={null}
      paidTo={choosable.paidTo}
      available={choosable.unapplied.amount}
      startsWithOldest
      send={applications => apply({ variables: { input: { id, version, applications } } })}
      onSent={onSent}
      onStale={onStale}
      onClose={onClose}
    />
  )
}
