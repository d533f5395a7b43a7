import { useState } from 'react'
import { useIntl } from 'react-intl'
import { isDate } from '../../i18n/calendarDate.ts'
import { useFormats } from '../../i18n/format.ts'
import { DateInput } from './DateInput.tsx'

type DayChoiceProps = {
  label: string
  /** The day that the page shows. */
  value: string
  min: string
  max: string
  onChoose: (day: string) => void
}

/** The day that a page shows, next to its actions. A day that can't be shown stays as typed, with what is possible beside it. */
export function DayChoice({ label, value, min, max, onChoose }: DayChoiceProps) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const [refused, setRefused] = useState<{ typed: string | null; beside: string } | null>(null)
  const [isEntered, setEntered] = useState(false)
  // Once the page shows another day, what was typed before no longer matters.
  const current = refused?.beside === value ? refused : null

  function problemOf(typed: string | null): string | null {
    if (typed === null || !isDate(typed)) return formatMessage({ id: 'rule.date' })
    if (typed < min) return formatMessage({ id: 'rule.earliest' }, { date: formats.date(min, { year: 'always' }) })
    if (typed > max) return formatMessage({ id: 'rule.latest' }, { date: formats.date(max, { year: 'always' }) })
    return null
  }
  function change(typed: string | null) {
    const isRefused = problemOf(typed) !== null
    setRefused(isRefused ? { typed, beside: value } : null)
    setEntered(false)
    if (!isRefused && typed !== null) onChoose(typed)
  }
  return (
    <div className="day-choice" onKeyDown={event => event.key === 'Enter' && setEntered(true)}>
      <DateInput
        label={label}
        min={min}
        max={max}
        value={current ? current.typed : value}
        onChange={change}
        onBlur={() => setEntered(true)}
        // Not while it is being typed: half a date is no mistake.
        error={current && isEntered ? problemOf(current.typed) : null}
      />
    </div>
  )
}
