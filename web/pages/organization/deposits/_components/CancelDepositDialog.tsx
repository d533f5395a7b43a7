import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Field } from '../../../../ui/form/Field.tsx'
import { FormDialog } from '../../../../ui/form/FormDialog.tsx'
import { useCancelDeposit } from '../_lib/useCancelDeposit.ts'

const LONGEST = 255

type CancelDepositDialogProps = {
  deposit: { readonly id: string; readonly version: number; readonly alias: string }
  onClose: () => void
  onDone: () => void
}

/** Cancels a deposit that is not issued yet, with a reason. */
export function CancelDepositDialog({ deposit, onClose, onDone }: CancelDepositDialogProps) {
  const { formatMessage } = useIntl()
  const [cancel] = useCancelDeposit()
  const [reason, setReason] = useState('')

  function check(): Record<string, string> {
    if (reason.trim() === '') return { reason: formatMessage({ id: 'deposits.reason.required' }) }
    if (reason.trim().length > LONGEST) return { reason: formatMessage({ id: 'rule.tooLong' }, { longest: LONGEST }) }
    return {}
  }
  const { id, version, alias } = deposit
  return (
    <FormDialog
      danger
      title={<FormattedMessage id="deposits.CANCEL.title" values={{ alias }} />}
      description={<FormattedMessage id="deposits.CANCEL.text" />}
      submitLabel={<FormattedMessage id="deposits.CANCEL" />}
      check={check}
      send={() => cancel({ variables: { input: { id, version, reason: reason.trim() } } })}
      onSent={onDone}
      onClose={onClose}
    >
      {errors => (
        <Field label={<FormattedMessage id="deposits.reason" />} required error={errors.reason}>
          {control => (
            <textarea
              {...control}
              data-autofocus
              className="input"
              rows={3}
              value={reason}
              onChange={event => setReason(event.target.value)}
            />
          )}
        </Field>
      )}
    </FormDialog>
  )
}
