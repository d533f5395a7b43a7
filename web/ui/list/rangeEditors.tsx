// The editors with inputs: loaded when a filter's popover opens.
import { type FormEvent, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useFormats } from '../../i18n/format.ts'
import { Button } from '../Button.tsx'
import { AmountInput } from '../form/AmountInput.tsx'
import { DateInput } from '../form/DateInput.tsx'
import { type AmountRange, isOrdered } from './amountRange.ts'
import { type DateFilter, type DatePreset, type DateRange, datesOf, pastPresets } from './dateRange.ts'

/** Presets relative to today, or two dates. */
export function DateRangeEditor({
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

/** Bounds of an amount: "at least" must be less than "no more than". */
export function AmountRangeEditor({
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
