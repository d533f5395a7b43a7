import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { isDate } from '../../../../i18n/calendarDate.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { Checkbox } from '../../../../ui/Checkbox.tsx'
import { DateInput } from '../../../../ui/form/DateInput.tsx'
import { Field } from '../../../../ui/form/Field.tsx'
import { FormDialog } from '../../../../ui/form/FormDialog.tsx'
import { reminderDays } from '../_lib/reminderDays.ts'
import { useUpdateCustomerReminders } from '../_lib/useUpdateCustomerReminders.ts'

type CustomerRemindersDialogProps = {
  customer: { readonly id: string; readonly name: string }
  settings: {
    readonly days: readonly number[] | null | undefined
    readonly isPaused: boolean
    readonly pausedUntil: string | null | undefined
    readonly version: number
  }
  onClose: () => void
}

/** Sets on which days a customer is reminded, and whether at all. */
export default function CustomerRemindersDialog({ customer, settings, onClose }: CustomerRemindersDialogProps) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const [update] = useUpdateCustomerReminders()
  const [text, setText] = useState(settings.days?.join(', ') ?? '')
  const [isPaused, setPaused] = useState(settings.isPaused)
  const [until, setUntil] = useState<string | null>(settings.pausedUntil ?? null)
  const days = reminderDays(text)

  function check(): Record<string, string> {
    if (days === undefined) return { days: formatMessage({ id: 'reminders.days.invalid' }) }
    if (!isPaused || until === null) return {}
    if (!isDate(until)) return { pausedUntil: formatMessage({ id: 'reminders.promise.missing' }) }
    const isPast = until < formats.today() && until !== settings.pausedUntil
    return isPast ? { pausedUntil: formatMessage({ id: 'reminders.promise.past' }) } : {}
  }
  return (
    <FormDialog
      title={<FormattedMessage id="reminders.change.title" values={{ name: customer.name }} />}
      check={check}
      send={() =>
        update({
          variables: {
            input: {
              customerId: customer.id,
              days: days ?? null,
              isPaused,
              pausedUntil: isPaused ? until : null,
              version: settings.version,
            },
          },
        })
      }
      onSent={onClose}
      onClose={onClose}
    >
      {errors => (
        <div className="form-column">
          <Field
            label={<FormattedMessage id="reminders.days" />}
            optional
            hint={<FormattedMessage id="reminders.days.hint" />}
            error={errors.days}
          >
            {control => (
              <input
                {...control}
                className="input"
                type="text"
                autoComplete="off"
                maxLength={40}
                value={text}
                onChange={event => setText(event.target.value)}
              />
            )}
          </Field>
          <label className="row">
            <Checkbox checked={isPaused} onChange={event => setPaused(event.target.checked)} />
            <FormattedMessage id="reminders.paused" />
          </label>
          {isPaused ? (
            <DateInput
              label={formatMessage({ id: 'reminders.pausedUntil' })}
              optional
              hint={<FormattedMessage id="reminders.pausedUntil.hint" />}
              error={errors.pausedUntil}
              min={formats.today()}
              value={until}
              onChange={setUntil}
            />
          ) : null}
        </div>
      )}
    </FormDialog>
  )
}
