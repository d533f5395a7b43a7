import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useFormats } from '../../../../i18n/format.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Field } from '../../../../ui/form/Field.tsx'

type ScheduleFieldProps = {
  values: readonly string[]
  onChange: (values: readonly string[]) => void
  error: string | undefined
}

const MAX_TIMES = 24

/** Times of day at which an account syncs automatically. */
export function ScheduleField({ values, onChange, error }: ScheduleFieldProps) {
  const { formatMessage } = useIntl()
  const { timeOfDay } = useFormats()
  const [time, setTime] = useState('')
  const isKnown = values.includes(time)
  const add = () => {
    onChange([...values, time].toSorted())
    setTime('')
  }
  return (
    <div className="schedule">
      <Field
        label={formatMessage({ id: 'connection.schedule' })}
        optional
        hint={<FormattedMessage id="connection.schedule.hint" />}
        error={isKnown ? formatMessage({ id: 'connection.schedule.twice' }) : error}
      >
        {control => (
          <span className="row">
            <input
              {...control}
              className="input schedule-time"
              type="time"
              value={time}
              onChange={event => setTime(event.target.value)}
            />
            <Button
              icon={<Plus className="i" aria-hidden />}
              disabled={time === '' || isKnown || values.length >= MAX_TIMES}
              onClick={add}
            >
              <FormattedMessage id="connection.schedule.add" />
            </Button>
          </span>
        )}
      </Field>
      <ul className="row wrap" aria-label={formatMessage({ id: 'connection.schedule' })}>
        {values.map(value => (
          <li key={value} className="chip">
            <b>{timeOfDay(value)}</b>
            <button
              type="button"
              aria-label={formatMessage({ id: 'connection.schedule.remove' }, { time: timeOfDay(value) })}
              onClick={() => onChange(values.filter(other => other !== value))}
            >
              <X className="i" aria-hidden />
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
