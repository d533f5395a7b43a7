import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Field } from '../../../../ui/form/Field.tsx'
import { FormDialog } from '../../../../ui/form/FormDialog.tsx'
import type { BulkPayload } from '../../results/bulkPayload.ts'
import type { ActableBill } from './actableBill.ts'
import { useCancelBills } from './useCancelBills.ts'

const LONGEST = 255

type CancelBillsDialogProps = {
  bills: readonly ActableBill[]
  onClose: () => void
  onDone: (payload: BulkPayload) => void
}

/** Calls bills off: with a reason, which their maker reads. */
export function CancelBillsDialog({ bills, onClose, onDone }: CancelBillsDialogProps) {
  const { formatMessage } = useIntl()
  const [cancel] = useCancelBills()
  const [reason, setReason] = useState('')
  const [only] = bills.length === 1 ? bills : []

  function check(): Record<string, string> {
    if (reason.trim() === '') return { reason: formatMessage({ id: 'bills.reason.required' }) }
    if (reason.trim().length > LONGEST) return { reason: formatMessage({ id: 'rule.tooLong' }, { longest: LONGEST }) }
    return {}
  }
  return (
    <FormDialog
      danger
      title={<FormattedMessage id="bills.CANCEL.title" values={{ count: bills.length, number: only?.number ?? '' }} />}
      description={<FormattedMessage id="bills.CANCEL.text" />}
      submitLabel={<FormattedMessage id="bills.CANCEL.submit" values={{ count: bills.length }} />}
      check={check}
      send={() => cancel({ variables: { input: { ids: bills.map(({ id }) => id), reason: reason.trim() } } })}
      onSent={onDone}
      onClose={onClose}
    >
      {errors => (
        <Field label={<FormattedMessage id="bills.reason" />} required error={errors.reason}>
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
