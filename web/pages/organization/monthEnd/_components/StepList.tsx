import { Check, EyeOff, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router'
import { useFormats } from '../../../../i18n/format.ts'
import { preload } from '../../../../relay/hover.ts'
import type { MonthDays, Item, Step } from '../_lib/steps.ts'

type StepListProps = { steps: readonly Step[]; month: MonthDays }

/** Steps in order, with the first open one emphasized. */
export function StepList({ steps, month }: StepListProps) {
  const next = steps.find(({ state }) => state === 'OPEN')?.id
  return (
    <ol className="month-steps">
      {steps.map((step, at) => (
        <li key={step.id} className={step.id === next ? 'is-next' : `is-${step.state.toLowerCase()}`}>
          <Mark step={step} number={at + 1} />
          <div className="month-step">
            <h3>
              <FormattedMessage id={`monthEnd.step.${step.id}`} />
            </h3>
            <Detail step={step} month={month} />
          </div>
        </li>
      ))}
    </ol>
  )
}

function Mark({ step: { state }, number }: { step: Step; number: number }) {
  const icons: Record<Step['state'], ReactNode> = {
    DONE: <Check className="i" aria-hidden />,
    OPEN: null,
    HIDDEN: <EyeOff className="i" aria-hidden />,
    FAILED: <TriangleAlert className="i" aria-hidden />,
  }
  return (
    <span className="month-mark">
      {icons[state] ?? <span aria-hidden>{number}</span>}
      <span className="sr">
        <FormattedMessage id={`monthEnd.state.${state}`} />
      </span>
    </span>
  )
}

/** An open step links to its records; a completed one has a sentence. */
function Detail({ step, month }: { step: Step; month: MonthDays }) {
  const formats = useFormats()
  const { id, state, items, total, day, daysLeft } = step
  if (state === 'HIDDEN' || state === 'FAILED')
    return (
      <p>
        <FormattedMessage id={`monthEnd.detail.${state}`} />
      </p>
    )
  const isDone = items.every(({ isCarried }) => isCarried === true)
  return (
    <>
      {isDone ? (
        <p>
          <FormattedMessage
            id={`monthEnd.done.${id}`}
            values={{ total, last: formats.date(month.last), day: day == null ? 'none' : dayOf(formats, day) }}
          />
        </p>
      ) : null}
      {items.length > 0 ? (
        <ul>
          {items.map(item => (
            <li key={item.to + item.kind}>
              <ItemLink item={item} />
            </li>
          ))}
        </ul>
      ) : null}
      {!isDone && daysLeft !== undefined && day != null ? (
        <p className={daysLeft < 0 ? 'month-late' : undefined}>
          <FormattedMessage
            id={daysLeft < 0 ? 'monthEnd.taxLate' : 'monthEnd.taxDays'}
            values={{ days: Math.abs(daysLeft), day: formats.date(day) }}
          />
        </p>
      ) : null}
    </>
  )
}

/** The business date of an instant; dates are returned unchanged. */
const dayOf = (formats: ReturnType<typeof useFormats>, day: string) =>
  formats.date(day.includes('T') ? formats.dayOf(day) : day)

function ItemLink({ item: { kind, to, count = 0, name = '', day, money } }: { item: Item }) {
  const formats = useFormats()
  return (
    <Link className="link" to={to} onPointerEnter={() => preload(to)} onFocus={() => preload(to)}>
      <FormattedMessage
        id={`monthEnd.item.${kind}`}
        values={{
          count,
          name,
          day: day === undefined ? '' : formats.date(day),
          amount: money === undefined ? '' : formats.money(money),
        }}
      />
    </Link>
  )
}
