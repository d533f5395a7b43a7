import { type ComponentProps, type ReactNode, Suspense, lazy, useState } from 'react'
import { useIntl } from 'react-intl'
import { useFormats } from '../../i18n/format.ts'
import { Checkbox } from '../Checkbox.tsx'
import type { AmountRange } from './amountRange.ts'
import type { DateFilter } from './dateRange.ts'

const DateRangeEditor = lazy(() => import('./rangeEditors.tsx').then(module => ({ default: module.DateRangeEditor })))
const AmountRangeEditor = lazy(() =>
  import('./rangeEditors.tsx').then(module => ({ default: module.AmountRangeEditor })),
)

export type Choice<T extends string> = { value: T; label: ReactNode }

/** Chooses one value; choosing closes the editor. */
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

/** The name of the record in a filter. An address can contain any id: for an unknown one the filter says so. */
export function useChosenName(): <T extends string>(
  value: T | null,
  choices: readonly { value: T; label: string }[],
) => string | null {
  const { formatMessage } = useIntl()
  return (value, choices) =>
    value && (choices.find(choice => choice.value === value)?.label ?? formatMessage({ id: 'list.unknown' }))
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

/** The text of a date filter: `Last 30 days`, or its two dates. */
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

/** The text of an amount filter. */
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

/** Presets relative to today, or two dates. */
export function DateEditor(props: ComponentProps<typeof DateRangeEditor>) {
  return (
    <Suspense fallback={<div className="filter-form" />}>
      <DateRangeEditor {...props} />
    </Suspense>
  )
}

/** Bounds of an amount: "at least" must be less than "no more than". */
export function AmountEditor(props: ComponentProps<typeof AmountRangeEditor>) {
  return (
    <Suspense fallback={<div className="filter-form" />}>
      <AmountRangeEditor {...props} />
    </Suspense>
  )
}
