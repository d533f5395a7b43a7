import { FormattedMessage, useIntl } from 'react-intl'
import { FormDialog } from '../../../../ui/form/FormDialog.tsx'
import { ReasonFormDialog } from '../../../../ui/form/ReasonFormDialog.tsx'
import type { BulkPayload } from '../../results/bulkPayload.ts'
import type { ActablePayment } from '../_lib/actablePayment.ts'
import { useApplyReceivedPayments } from '../_lib/useApplyReceivedPayments.ts'
import { useCancelReceivedPayments } from '../_lib/useCancelReceivedPayments.ts'
import { useSendReceipts } from '../_lib/useSendReceipts.ts'
import { useUnapplyReceivedPayments } from '../_lib/useUnapplyReceivedPayments.ts'

type ReceivedPaymentsDialogProps = {
  decision: 'CANCEL' | 'UNAPPLY' | 'SEND' | 'APPLY'
  payments: readonly ActablePayment[]
  /** On the page of one payment, not in the list. */
  isOfPage: boolean
  onClose: () => void
  onDone: (payload: BulkPayload) => void
}

/** Asks for the reason of canceling payments or of taking them off their invoices; confirms emailing receipts and applying. */
export function ReceivedPaymentsDialog({ decision, payments, isOfPage, onClose, onDone }: ReceivedPaymentsDialogProps) {
  const { formatMessage } = useIntl()
  const [cancel] = useCancelReceivedPayments()
  const [unapply] = useUnapplyReceivedPayments()
  const [mail] = useSendReceipts()
  const [apply] = useApplyReceivedPayments()
  const ids = payments.map(({ id }) => id)
  const values = { count: payments.length, number: payments[0]?.number ?? '' }
  const words = {
    title: <FormattedMessage id={`receivedPayments.${decision}.title`} values={values} />,
    description: (
      <>
        <FormattedMessage id={`receivedPayments.${decision}.text`} values={values} />
        {decision === 'APPLY' && !isOfPage ? (
          <>
            {' '}
            <FormattedMessage id="receivedPayments.APPLY.itself" />
          </>
        ) : null}
      </>
    ),
    submitLabel: <FormattedMessage id={`receivedPayments.${decision}`} values={values} />,
    onSent: onDone,
    onClose,
  }
  if (decision === 'SEND' || decision === 'APPLY')
    return (
      <FormDialog
        {...words}
        focusSubmit
        send={() => (decision === 'SEND' ? mail : apply)({ variables: { input: { ids } } })}
      >
        {() => null}
      </FormDialog>
    )
  return (
    <ReasonFormDialog
      {...words}
      label={<FormattedMessage id="receivedPayments.reason" />}
      missing={formatMessage({ id: 'receivedPayments.reason.required' })}
      send={reason => (decision === 'CANCEL' ? cancel : unapply)({ variables: { input: { ids, reason } } })}
    />
  )
}
