import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Outcome } from '../../../../relay/useMutation.ts'
import { Field } from '../../../../ui/form/Field.tsx'
import { FormDialog } from '../../../../ui/form/FormDialog.tsx'
import type { BulkPayload } from '../../results/bulkPayload.ts'
import type { ActablePayment } from '../_lib/actablePayment.ts'
import { saveFile } from '../../_lib/saveFile.ts'
import { useEndRecurrence } from '../_lib/useEndRecurrence.ts'
import { useExportPayments } from '../_lib/useExportPayments.ts'
import { useExportPaymentsAgain } from '../_lib/useExportPaymentsAgain.ts'
import { PaymentLines } from './PaymentLines.tsx'
import './payments.css'

type ConfirmDialogProps = {
  action: 'EXPORT' | 'EXPORT_AGAIN' | 'END_RECURRENCE'
  payments: readonly ActablePayment[]
  onClose: () => void
  onDone: (payload: BulkPayload) => void
}

const MAX_REASON_LENGTH = 255

/** Confirms an action with the payments concerned: neither an export nor the end of a series can be undone. */
export function ConfirmDialog({ action, payments, onClose, onDone }: ConfirmDialogProps) {
  const { formatMessage } = useIntl()
  const [exportThem] = useExportPayments()
  const [exportAgain] = useExportPaymentsAgain()
  const [endRecurrence] = useEndRecurrence()
  const [reason, setReason] = useState('')
  const values = { count: payments.length }
  const ids = payments.map(({ id }) => id)
  const isAgain = action === 'EXPORT_AGAIN'

  async function send(): Promise<Outcome<BulkPayload>> {
    if (action === 'END_RECURRENCE') return endRecurrence({ variables: { input: { ids } } })
    const outcome = isAgain
      ? await exportAgain({ variables: { input: { ids, reason: reason.trim() } } })
      : await exportThem({ variables: { input: { ids } } })
    if (outcome.ok) {
      const { fileName, content } = outcome.payload
      if (fileName && content) saveFile(fileName, content)
    }
    return outcome
  }
  return (
    <FormDialog
      size="md"
      focusSubmit={!isAgain}
      title={<FormattedMessage id={`payments.${action}.title`} values={values} />}
      description={<FormattedMessage id={`payments.${action}.text`} />}
      submitLabel={<FormattedMessage id={`payments.${action}.submit`} values={values} />}
      check={() =>
        isAgain && reason.trim() === ''
          ? { reason: formatMessage({ id: 'payments.EXPORT_AGAIN.reason.required' }) }
          : {}
      }
      send={send}
      onSent={onDone}
      onClose={onClose}
    >
      {errors => (
        <>
          <PaymentLines payments={payments} />
          {isAgain ? (
            <Field label={<FormattedMessage id="payments.EXPORT_AGAIN.reason" />} required error={errors.reason}>
              {control => (
                <input
                  {...control}
                  className="input"
                  data-autofocus
                  maxLength={MAX_REASON_LENGTH}
                  value={reason}
                  onChange={event => setReason(event.target.value)}
                />
              )}
            </Field>
          ) : null}
        </>
      )}
    </FormDialog>
  )
}
