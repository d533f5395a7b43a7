import { type CSSProperties, type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { addDecimals, isNegative } from '../../i18n/decimal.ts'
import { useFormats } from '../../i18n/format.ts'
import type { ChartView } from './PeriodChart.tsx'
import { type Tick, placesOf, ticksOf } from './scale.ts'
import './waterfall.css'

/** A balance stands on the axis; a flow starts where the step before it ends. */
export type WaterfallStep = {
  key: string
  label: string
  kind: 'balance' | 'flow'
  /** A signed decimal string. */
  value: string
  onOpen?: (() => void) | undefined
}

type WaterfallProps = {
  /** Accessible name of the figure, its drawing and its table. */
  label: string
  currency: string
  steps: readonly WaterfallStep[]
  view: ChartView
  title: ReactNode
}

/** Units of the drawing: it is stretched to the available space. */
const [WIDTH, HEIGHT] = [1_200, 220]
const BAR_SHARE = 0.68

type Placed = WaterfallStep & { before: string; after: string }

/** Each step with the running balance before and after it. */
function place(steps: readonly WaterfallStep[]): Placed[] {
  let running = '0'
  return steps.map(step => {
    const before = step.kind === 'balance' ? '0' : running
    running = step.kind === 'balance' ? step.value : addDecimals([running, step.value])
    return { ...step, before, after: running }
  })
}

/** How a balance becomes another: a chart that is navigated with the arrow keys, or the same figures as a table. */
export function Waterfall({ title, ...props }: WaterfallProps) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const id = useId()
  const placed = place(props.steps)
  // Only for drawing: displayed values stay decimal strings.
  const ticks = ticksOf(
    placed.flatMap(({ kind, before, after }) => [...(kind === 'flow' ? [Number(before)] : []), Number(after)]),
  )
  const base = ticks[0]?.value ?? 0
  return (
    <figure className="waterfall" aria-labelledby={`${id}-label`}>
      <div className="waterfall-head">
        {title}
        <figcaption id={`${id}-label`} className="sr">
          {props.label}
        </figcaption>
        <span className="muted t12">
          {base === 0
            ? props.currency
            : formatMessage(
                { id: 'charts.axisFrom' },
                { currency: props.currency, value: shortOf(formats, base.toFixed(2)) },
              )}
        </span>
      </div>
      {props.view === 'chart' ? (
        <Drawing {...props} placed={placed} ticks={ticks} />
      ) : (
        <Twin {...props} placed={placed} />
      )}
    </figure>
  )
}

type DrawingProps = Omit<WaterfallProps, 'title'> & { placed: readonly Placed[]; ticks: readonly Tick[] }

function Drawing({ label, currency, placed, ticks }: DrawingProps) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const [pointed, setPointed] = useState<number | null>(null)
  const last = placed.length - 1
  const told = Math.min(pointed ?? last, last)
  const step = placed[told]
  const slot = WIDTH / placed.length
  const base = ticks[0]?.value ?? 0
  const y = (value: number) => round(HEIGHT * (1 - (placesOf([value], ticks)[0] ?? 0)))
  function move(event: KeyboardEvent) {
    const to = { ArrowLeft: told - 1, ArrowRight: told + 1, Home: 0, End: last }[event.key]
    if (to !== undefined) {
      event.preventDefault()
      setPointed(Math.min(Math.max(to, 0), last))
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      step?.onOpen?.()
    }
  }
  return (
    <>
      <p className="period-told" aria-live="polite">
        <b>{step?.label}</b>
        <span className="num">{step ? signedOf(formats, step, currency) : null}</span>
      </p>
      <div className="waterfall-scroll" style={stepsOf(placed.length)}>
        <div
          className="waterfall-area"
          role="group"
          tabIndex={0}
          aria-label={`${label}. ${formatMessage({ id: 'charts.hint.steps' })}`}
          onKeyDown={move}
          onPointerLeave={() => setPointed(null)}
        >
          <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden>
            <line className="waterfall-axis" x1={0} x2={WIDTH} y1={y(Math.max(base, 0))} y2={y(Math.max(base, 0))} />
            {placed.map((each, at) => (
              <Step key={each.key} step={each} at={at} slot={slot} y={y} base={base} isLast={at === last} />
            ))}
          </svg>
          <div className="waterfall-words" aria-hidden>
            {placed.map((each, at) => (
              <span
                key={each.key}
                className={each.onOpen ? 'opens' : undefined}
                onPointerEnter={() => setPointed(at)}
                onClick={each.onOpen}
              >
                <b
                  className="num"
                  style={{ top: `${(y(Math.max(Number(each.before), Number(each.after))) / HEIGHT) * 100}%` }}
                >
                  {shortStep(formats, each)}
                </b>
              </span>
            ))}
          </div>
          {pointed === null ? null : (
            <span
              className="waterfall-cursor"
              aria-hidden
              style={{ left: `${(told / placed.length) * 100}%`, width: `${100 / placed.length}%` }}
            />
          )}
        </div>
        <div className="waterfall-names" aria-hidden>
          {placed.map(each => (
            <span key={each.key} title={each.label}>
              {each.label}
            </span>
          ))}
        </div>
      </div>
    </>
  )
}

type StepProps = { step: Placed; at: number; slot: number; y: (value: number) => number; base: number; isLast: boolean }

function Step({ step, at, slot, y, base, isLast }: StepProps) {
  const [before, after] = [Number(step.before), Number(step.after)]
  const isBalance = step.kind === 'balance'
  const low = isBalance && base > 0 ? base : Math.min(before, after)
  const [top, bottom] = [y(Math.max(before, after)), y(low)]
  const width = slot * BAR_SHARE
  const x = round(at * slot + (slot - width) / 2)
  const tone = isBalance ? 'balance' : isNegative(step.value) ? 'out' : 'in'
  return (
    <>
      <rect className={`waterfall-bar ${tone}`} x={x} y={top} width={round(width)} height={Math.max(bottom - top, 1)} />
      {/* The bar of a balance is cut where the axis does not begin with zero. */}
      {isBalance && base > 0 ? (
        <path className="waterfall-cut" d={`M${x} ${bottom - 8}L${round(x + width)} ${bottom - 14}`} />
      ) : null}
      {isLast ? null : (
        <line className="waterfall-link" x1={round(x + width)} x2={round(x + slot)} y1={y(after)} y2={y(after)} />
      )}
    </>
  )
}

function Twin({ label, currency, placed }: Omit<DrawingProps, 'ticks'>) {
  const formats = useFormats()
  return (
    <div className="period-table" role="region" aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage id="charts.step" />
            </th>
            <th scope="col" className="num">
              <FormattedMessage id="charts.amount" values={{ currency }} />
            </th>
            <th scope="col" className="num">
              <FormattedMessage id="charts.balance" values={{ currency }} />
            </th>
          </tr>
        </thead>
        <tbody>
          {placed.map(step => (
            <tr key={step.key}>
              <th scope="row">
                {step.onOpen ? (
                  <button type="button" className="link" onClick={step.onOpen}>
                    {step.label}
                  </button>
                ) : (
                  step.label
                )}
              </th>
              <td className="num">{step.kind === 'balance' ? '' : formats.amount(step.value, { sign: 'always' })}</td>
              <td className="num">{formats.amount(step.after)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type Formats = ReturnType<typeof useFormats>

const signedOf = (formats: Formats, { kind, value }: WaterfallStep, currency: string) =>
  formats.money({ amount: value, currency }, kind === 'flow' ? { sign: 'always' } : {})

function shortOf(formats: Formats, value: string): string {
  const { digits, unit } = formats.shortAmount(value)
  return unit === '' ? digits : `${digits} ${unit}`
}

const shortStep = (formats: Formats, { kind, value }: WaterfallStep): string =>
  kind === 'flow' && !isNegative(value) ? `+${shortOf(formats, value)}` : shortOf(formats, value)

/** For the stylesheet, which gives each step the width of a word. */
const stepsOf = (count: number): CSSProperties & Record<'--steps', number> => ({ '--steps': count })

const round = (value: number) => Math.round(value * 100) / 100
