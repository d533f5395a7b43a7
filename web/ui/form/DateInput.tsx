import { CalendarDays } from 'lucide-react'
import { Suspense, lazy, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useFormats } from '../../i18n/format.ts'
import { Popover } from '../overlay/Popover.tsx'
import { Field, type FieldProps } from './Field.tsx'
import { readDate } from './dateText.ts'

type DateInputProps = FieldProps & {
  /** `YYYY-MM-DD`, null when empty. Invalid text is passed on as typed, so that validation reports it. */
  value: string | null
  onChange: (value: string | null) => void
  onBlur?: () => void
  name?: string
  /** Bounds of the calendar; validation has to check them too. */
  min?: string
  max?: string
  disabled?: boolean
}

const Calendar = lazy(() => import('./Calendar.tsx').then(module => ({ default: module.Calendar })))

/** A date that is typed, day before month regardless of the browser's locale, or picked. */
export function DateInput({ value, onChange, onBlur, name, min, max, disabled, ...field }: DateInputProps) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const [typing, setTyping] = useState<string | null>(null)
  const today = formats.today()
  const isRead = value !== null && readDate(value, formats.language, today) === value
  const text = typing ?? (isRead ? formats.date(value, { year: 'always' }) : (value ?? ''))

  function change(next: string) {
    setTyping(next)
    onChange(next.trim() === '' ? null : (readDate(next, formats.language, today) ?? next))
  }
  return (
    <Field {...field}>
      {control => (
        <div className={field.error ? 'input bad' : 'input'}>
          <input
            {...control}
            name={name}
            type="text"
            autoComplete="off"
            disabled={disabled}
            placeholder={formatMessage({ id: 'date.placeholder' })}
            value={text}
            onChange={event => change(event.target.value)}
            onBlur={() => {
              setTyping(null)
              onBlur?.()
            }}
          />
          {isRead && value === today ? (
            <span className="badge">
              <FormattedMessage id="date.today" />
            </span>
          ) : null}
          <Popover
            label={formatMessage({ id: 'date.pick' })}
            align="end"
            trigger={
              <button
                type="button"
                className="input-button"
                disabled={disabled}
                aria-label={formatMessage({ id: 'date.pick' })}
              >
                <CalendarDays className="i" aria-hidden />
              </button>
            }
          >
            {close => (
              <Suspense fallback={<div className="calendar-room" />}>
                <Calendar
                  value={isRead ? value : null}
                  {...(min === undefined ? {} : { min })}
                  {...(max === undefined ? {} : { max })}
                  onPick={date => {
                    setTyping(null)
                    onChange(date)
                    close()
                  }}
                />
              </Suspense>
            )}
          </Popover>
        </div>
      )}
    </Field>
  )
}
