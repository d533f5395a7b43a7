import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { isDate } from '../../../../i18n/calendarDate.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { DateInput } from '../../../../ui/form/DateInput.tsx'
import { Field } from '../../../../ui/form/Field.tsx'
import { type FieldErrors, FormDialog } from '../../../../ui/form/FormDialog.tsx'
import type { BankingDay } from './bankingDay.ts'
import { useSetBankingDay } from './_lib/useBankingDayChanges.ts'
import { LABEL } from '../../../../ui/form/labelSlot.tsx'

type DayDialogProps = {
  /** Null: a new day. */
  day: BankingDay | null
  /** The shown year, which the answer contains. */
  year: number
  onClose: () => void
}

/** A holiday, a working day, or other hours. */
export function DayDialog({ day, year, onClose }: DayDialogProps) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const [set] = useSetBankingDay()
  const [date, setDate] = useState<string | null>(day?.date ?? null)
  const [name, setName] = useState(day?.name ?? '')
  const [isOpen, setOpen] = useState(day?.isOpen ?? false)
  const [closesAt, setClosesAt] = useState(day?.closesAt ?? '')
  const today = formats.today()

  function check(): FieldErrors {
    const wrong: Record<string, string> = {}
    if (date === null) wrong['date'] = formatMessage({ id: 'rule.enter' }, { label: LABEL })
    else if (!isDate(date)) wrong['date'] = formatMessage({ id: 'rule.date' })
    if (name.trim() === '') wrong['name'] = formatMessage({ id: 'rule.enter' }, { label: LABEL })
    return wrong
  }
  const send = () =>
    set({
      variables: {
        year,
        input: { date: date ?? '', name: name.trim(), isOpen, closesAt: isOpen && closesAt ? closesAt : null },
      },
    })
  return (
    <FormDialog<object>
      title={
        day ? (
          <FormattedMessage id="paymentRules.day.change" values={{ day: formats.weekday(day.date) }} />
        ) : (
          <FormattedMessage id="paymentRules.day.add" />
        )
      }
      description={<FormattedMessage id="paymentRules.day.hint" />}
      check={check}
      send={send}
      onSent={onClose}
      onClose={onClose}
    >
      {errors => (
        <>
          {day ? null : (
            <DateInput
              label={formatMessage({ id: 'paymentRules.day.date' })}
              required
              min={today}
              value={date}
              error={errors['date']}
              onChange={setDate}
            />
          )}
          <Field label={formatMessage({ id: 'paymentRules.day.name' })} required error={errors['name']}>
            {control => (
              <input
                {...control}
                className="input"
                {...(day ? { 'data-autofocus': true } : {})}
                autoComplete="off"
                maxLength={100}
                value={name}
                onChange={event => setName(event.target.value)}
              />
            )}
          </Field>
          <Field
            label={formatMessage({ id: 'paymentRules.day.banks' })}
            error={day ? (errors['date'] ?? errors['isOpen']) : errors['isOpen']}
          >
            {control => (
              <select
                {...control}
                className="input"
                value={isOpen ? 'open' : 'closed'}
                onChange={event => setOpen(event.target.value === 'open')}
              >
                <option value="closed">{formatMessage({ id: 'paymentRules.day.closed' })}</option>
                <option value="open">{formatMessage({ id: 'paymentRules.day.open' })}</option>
              </select>
            )}
          </Field>
          {isOpen ? (
            <Field
              label={formatMessage({ id: 'paymentRules.day.closesAt' })}
              optional
              hint={<FormattedMessage id="paymentRules.day.closesAt.hint" />}
              error={errors['closesAt']}
            >
              {control => (
                <input
                  {...control}
                  className="input day-time"
                  type="time"
                  value={closesAt}
                  onChange={event => setClosesAt(event.target.value)}
                />
              )}
            </Field>
          ) : null}
        </>
      )}
    </FormDialog>
  )
}
