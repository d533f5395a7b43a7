import { FormattedMessage, useIntl } from 'react-intl'
import { ReasonFormDialog } from '../../../../ui/form/ReasonFormDialog.tsx'
import { useCancelDeposit } from '../_lib/useCancelDeposit.ts'

type CancelDepositDialogProps = {
  deposit: { readonly id: string; readonly version: number; readonly alias: string }
  onClose: () => void
  onDone: () => void
}

/** Cancels a deposit that is not issued yet, with a reason. */
export function CancelDepositDialog({ deposit: { id, version, alias }, onClose, onDone }: CancelDepositDialogProps) {
  const { formatMessage } = useIntl()
  const [cancel] = useCancelDeposit()
  return (
    <ReasonFormDialog
      title={<FormattedMessage id="deposits.CANCEL.title" values={{ alias }} />}
      description={<FormattedMessage id="deposits.CANCEL.text" />}
      submitLabel={<FormattedMessage id="deposits.CANCEL" />}
      label={<FormattedMessage id="deposits.reason" />}
      missing={formatMessage({ id: 'deposits.reason.required' })}
      send={reason => cancel({ variables: { input: { id, version, reason } } })}
      onSent={onDone}
      onClose={onClose}
    />
  )
}
