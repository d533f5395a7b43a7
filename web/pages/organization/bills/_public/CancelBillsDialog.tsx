import { FormattedMessage, useIntl } from 'react-intl'
import { ReasonFormDialog } from '../../../../ui/form/ReasonFormDialog.tsx'
import type { BulkPayload } from '../../results/bulkPayload.ts'
import type { ActableBill } from './actableBill.ts'
import { useCancelBills } from './useCancelBills.ts'

type CancelBillsDialogProps = {
  bills: readonly ActableBill[]
  onClose: () => void
  onDone: (payload: BulkPayload) => void
}

/** Cancels bills, with a reason for their creator. */
export function CancelBillsDialog({ bills, onClose, onDone }: CancelBillsDialogProps) {
  const { formatMessage } = useIntl()
  const [cancel] = useCancelBills()
  const [only] = bills.length === 1 ? bills : []
  return (
    <ReasonFormDialog
      title={<FormattedMessage id="bills.CANCEL.title" values={{ count: bills.length, number: only?.number ?? '' }} />}
      description={<FormattedMessage id="bills.CANCEL.text" />}
      submitLabel={<FormattedMessage id="bills.CANCEL.submit" values={{ count: bills.length }} />}
      label={<FormattedMessage id="bills.reason" />}
      missing={formatMessage({ id: 'bills.reason.required' })}
      send={reason => cancel({ variables: { input: { ids: bills.map(({ id }) => id), reason } } })}
      onSent={onDone}
      onClose={onClose}
    />
  )
}
