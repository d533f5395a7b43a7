import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Field } from '../../../../ui/form/Field.tsx'
import { FormDialog } from '../../../../ui/form/FormDialog.tsx'
import type { BulkPayload } from '../../results/bulkPayload.ts'
import type { ActablePayment } from '../_lib/actablePayment.ts'
import type { DecidedBill } from '../_lib/decidedBill.ts'
import { useCancelPayments } from '../_lib/useCancelPayments.ts'
import { useRejectPayments } from '../_lib/useRejectPayments.ts'
import { PaymentLines } from './PaymentLines.tsx'
import { SeriesChoice } from './SeriesChoice.tsx'
import './payments.css'

const MAX_LENGTH = 255

/** The usual reasons for stopping a payment; a note can add details. */
const usual = ['paid', 'amount', 'account', 'document'] as const

type ReasonDialogProps = {
  action: 'REJECT' | 'CANCEL'
  payments: readonly ActablePayment[]
  /** Bills to reject for the same reason: the opener does that afterwards. */
  bills?: readonly DecidedBill[]
  onClose: () => void
  onDone: (payload: BulkPayload, reason: string) => void
}

/** Rejects or cancels payments, with a reason for their creator. */
export function ReasonDialog({ action, payments, bills = [], onClose, onDone }: ReasonDialogProps) {
  const { formatMessage } = useIntl()
  const [reject] = useRejectPayments()
  const [cancel] = useCancelPayments()
  const [chosen, setChosen] = useState<(typeof usual)[number] | null>(null)
  const [note, setNote] = useState('')
  const [endSeries, setEndSeries] = useState(false)
  const reason = [chosen && formatMessage({ id: `payments.reason.${chosen}` }), note.trim()].filter(Boolean).join('. ')
  const count = payments.length
  const repeats =
    action === 'CANCEL' && payments.some(({ allowedActions }) => allowedActions.includes('END_RECURRENCE'))
  const words = bills.length > 0 ? 'approvals.REJECT' : (`payments.${action}` as const)
  const counts = { count, payments: count, bills: bills.length }

  function check(): Record<string, string> {
    if (reason === '') return { reason: formatMessage({ id: 'payments.reason.required' }) }
    if (reason.length > MAX_LENGTH) return { reason: formatMessage({ id: 'rule.tooLong' }, { longest: MAX_LENGTH }) }
    return {}
  }
  return (
    <FormDialog
      size="md"
      danger
      title={<FormattedMessage id={`${words}.title`} values={counts} />}
      description={<FormattedMessage id={`${words}.text`} />}
      submitLabel={<FormattedMessage id={`${words}.submit`} values={counts} />}
      check={check}
      send={() => {
        const input = { ids: payments.map(({ id }) => id), reason }
        return action === 'REJECT' ? reject({ variables: { input } }) : cancel({ variables: { input, endSeries } })
      }}
      onSent={payload => onDone(payload, reason)}
      onClose={onClose}
    >
      {errors => (
        <>
          <PaymentLines payments={payments} bills={bills} />
          {repeats ? <SeriesChoice endSeries={endSeries} onChange={setEndSeries} /> : null}
          <fieldset className="field">
            <legend className="label">
              <FormattedMessage id="payments.reason" />
            </legend>
            <div className="reasons">
              {usual.map((one, index) => (
                <button
                  key={one}
                  data-autofocus={index === 0 || undefined}
                  type="button"
                  className="reason"
                  aria-pressed={one === chosen}
                  onClick={() => setChosen(one === chosen ? null : one)}
                >
                  <FormattedMessage id={`payments.reason.${one}`} />
                </button>
              ))}
            </div>
          </fieldset>
          <Field label={<FormattedMessage id="payments.reason.note" />} error={errors.reason}>
            {control => (
              <textarea
                {...control}
                className="input"
                rows={2}
                value={note}
                onChange={event => setNote(event.target.value)}
              />
            )}
          </Field>
        </>
      )}
    </FormDialog>
  )
}
