import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { isDate } from '../../../../i18n/calendarDate.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { DateInput } from '../../../../ui/form/DateInput.tsx'
import { Field } from '../../../../ui/form/Field.tsx'
import { FormDialog } from '../../../../ui/form/FormDialog.tsx'
import { useSetInvoicePromise } from '../_lib/useSetInvoicePromise.ts'

const MAX_NOTE = 500

type PromiseDialogProps = {
  invoiceId: string
  agreement: {
    readonly promisedOn: string | null | undefined
    readonly promiseNote: string | null | undefined
    readonly version: number
  } | null
  onClose: () => void
}

/** Records the date by which the customer promised to pay. */
export default function PromiseDialog({ invoiceId, agreement, onClose }: PromiseDialogProps) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const [setPromise] = useSetInvoicePromise()
  const [date, setDate] = useState<string | null>(agreement?.promisedOn ?? null)
  const [note, setNote] = useState(agreement?.promiseNote ?? '')

  function check(): Record<string, string> {
    if (date === null || !isDate(date)) return { date: formatMessage({ id: 'reminders.promise.missing' }) }
    return date < formats.today() ? { date: formatMessage({ id: 'reminders.promise.past' }) } : {}
  }
  return (
    <FormDialog
      title={<FormattedMessage id="reminders.promise.title" />}
      description={<FormattedMessage id="reminders.promise.text" />}
      check={check}
      send={() =>
        setPromise({
          variables: { input: { invoiceId, date, note: note.trim() || null, version: agreement?.version ?? 0 } },
        })
      }
      onSent={onClose}
      onClose={onClose}
    >
      {errors => (
        <div className="form-column">
          <DateInput
            label={formatMessage({ id: 'reminders.promise.date' })}
            required
            error={errors.date}
            min={formats.today()}
            value={date}
            onChange={setDate}
          />
          <Field label={<FormattedMessage id="reminders.promise.note" />} optional error={errors.note}>
            {control => (
              <textarea
                {...control}
                className="input"
                rows={2}
                maxLength={MAX_NOTE}
                value={note}
                onChange={event => setNote(event.target.value)}
              />
            )}
          </Field>
        </div>
      )}
    </FormDialog>
  )
}
