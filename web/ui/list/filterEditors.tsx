import { type FormEvent, type ReactNode, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useFormats } from '../../i18n/format.ts'
import { Button } from '../Button.tsx'
import { Checkbox } from '../Checkbox.tsx'
import { AmountInput } from '../form/AmountInput.tsx'
import { DateInput } from '../form/DateInput.tsx'
import { type AmountRange, isOrdered } from './amountRange.ts'
import { type DateFilter, type DatePreset, type DateRange, datesOf, pastPresets } from './dateRange.ts'

export type Choice<T extends string> = { value: T; label: ReactNode }

/** Chooses one value; choosing closes. */
export function ChoiceEditor<T extends string>({
  choices,
  value,
  onChange,
  close,
}: {
  choices: readonly Choice<T>[]
  value: T | null
  onChange: (value: T) => void
  close: () => void
}) {
  return (
    <ul className="choices">
      {choices.map(choice => (
        <li key={choice.value}>
          <button
            type="button"
            className="menu-item"
            aria-pressed={choice.value === value}
            onClick={() => {
              onChange(choice.value)
              close()
            }}
          >
            {choice.label}
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Chooses several values. */
export function ChoicesEditor<T extends string>({
  choices,
  value,
  onChange,
}: {
  choices: readonly Choice<T>[]
  value: readonly T[]
  onChange: (value: readonly T[]) => void
}) {
  const [chosen, setChosen] = useState(value)
  function toggle(one: T, on: boolean) {
    const next = choices.map(choice => choice.value).filter(each => (each === one ? on : chosen.includes(each)))
    setChosen(next)
    onChange(next)
  }
  return (
    <ul className="choices">
      {choices.map(choice => (
        <li key={choice.value}>
          <label className="menu-item">
            <Checkbox
              checked={chosen.includes(choice.value)}
              onChange={event => toggle(choice.value, event.target.checked)}
            />
            {choice.label}
          </label>
        </li>
      ))}
    </ul>
  )
}

/** The words of a date filter: `Last 30 days`, or its two dates. */
export function useDateFilterText(): (filter: DateFilter | null) => string | null {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  return filter => {
    if (filter === null) return null
    if ('preset' in filter) return formatMessage({ id: `dates.${filter.preset}` })
    const { from, to } = filter
    if (from && to) return from === to ? formats.date(from) : `${formats.date(from)} – ${formats.date(to)}`
    if (from) return formatMessage({ id: 'dates.from' }, { date: formats.date(from) })
    return to ? formatMessage({ id: 'dates.until' }, { date: formats.date(to) }) : null
  }
}

/** Presets, which are counted anew each day, or two dates. */
export function DateEditor({
  value,
  onChange,
  close,
  presets = pastPresets,
}: {
  value: DateFilter | null
  onChange: (value: DateFilter) => void
  close: () => void
  presets?: readonly DatePreset[]
}) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const [custom, setCustom] = useState<DateRange | null>(value !== null && !('preset' in value) ? value : null)

  if (custom === null)
    return (
      <ul className="choices">
        {presets.map(preset => (
          <li key={preset}>
            <button
              type="button"
              className="menu-item"
              aria-pressed={value !== null && 'preset' in value && value.preset === preset}
              onClick={() => {
                onChange({ preset })
                close()
              }}
            >
              <FormattedMessage id={`dates.${preset}`} />
            </button>
          </li>
        ))}
        <li>
          <button
            type="button"
            className="menu-item"
            onClick={() => setCustom(value ? datesOf(value, formats.today()) : { from: null, to: null })}
          >
            <FormattedMessage id="dates.custom" />
          </button>
        </li>
      </ul>
    )

  const reversed = custom.from !== null && custom.to !== null && custom.from > custom.to
  const empty = custom.from === null && custom.to === null
  function apply(event: FormEvent) {
    event.preventDefault()
    if (custom === null || reversed || empty) return
    onChange(custom)
    close()
  }
  return (
    <form className="filter-form" onSubmit={apply}>
      <DateInput
        label={formatMessage({ id: 'dates.first' })}
        value={custom.from}
        onChange={from => setCustom({ ...custom, from })}
      />
      <DateInput
        label={formatMessage({ id: 'dates.last' })}
        value={custom.to}
        onChange={to => setCustom({ ...custom, to })}
        {...(reversed ? { error: formatMessage({ id: 'dates.reversed' }) } : {})}
      />
      <Apply disabled={reversed || empty} />
    </form>
  )
}

/** The words of an amount filter. */
export function useAmountFilterText(): (range: AmountRange | null) => string | null {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  return range => {
    if (range === null) return null
    const { atLeast, noMoreThan } = range
    const amount = (decimal: string) => formats.amount(decimal, { fraction: 0 })
    if (atLeast && noMoreThan) return `${amount(atLeast)} – ${amount(noMoreThan)}`
    if (atLeast) return formatMessage({ id: 'amounts.atLeast' }, { amount: amount(atLeast) })
    return noMoreThan ? formatMessage({ id: 'amounts.noMoreThan' }, { amount: amount(noMoreThan) }) : null
  }
}

/** Bounds of an amount: "at least" must be less than "no more than". */
export function AmountEditor({
  value,
  onChange,
  close,
}: {
  value: AmountRange | null
  onChange: (value: AmountRange) => void
  close: () => void
}) {
  const { formatMessage } = useIntl()
  const [range, setRange] = useState<AmountRange>(value ?? { atLeast: null, noMoreThan: null })
  const disordered = !isOrdered(range)
  const empty = range.atLeast === null && range.noMoreThan === null

  function apply(event: FormEvent) {
    event.preventDefault()
    if (disordered || empty) return
    onChange(range)
    close()
  }
  return (
    <form className="filter-form" onSubmit={apply}>
      <AmountInput
        label={formatMessage({ id: 'amounts.atLeast.label' })}
        value={range.atLeast}
        onChange={atLeast => setRange({ ...range, atLeast })}
        {...(disordered ? { error: formatMessage({ id: 'amounts.fromTooHigh' }) } : {})}
      />
      <AmountInput
        label={formatMessage({ id: 'amounts.noMoreThan.label' })}
        value={range.noMoreThan}
        onChange={noMoreThan => setRange({ ...range, noMoreThan })}
        {...(disordered ? { error: formatMessage({ id: 'amounts.toTooLow' }) } : {})}
      />
      <Apply disabled={disordered || empty} />
    </form>
  )
}

function Apply({ disabled }: { disabled: boolean }) {
  return (
    <Button type="submit" variant="primary" size="sm" block disabled={disabled}>
      <FormattedMessage id="list.apply" />
    </Button>
  )
}
