import { type KeyboardEvent, type PointerEvent, type ReactNode, useId, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useFormats } from '../../i18n/format.ts'
import { type Tick, placesOf, ticksOf } from './scale.ts'
import './charts.css'

/** `bar` shows the flow within a period, `line` the balance at its end. The tone determines a pattern in addition to the color. */
export type ChartSeries = {
  key: string
  label: string
  kind: 'bar' | 'line'
  tone: 'in' | 'out' | 'balance' | 'scenario' | 'scenario2' | 'scenario3'
  /** Decimals by period; null: unknown, shown as a gap in the line. */
  values: readonly (string | null)[]
}

/** An annotated point of the chart: the value of a period, with its label. */
export type ChartNote = {
  place: number
  value: string
  label: string
  tone: 'plain' | 'bad'
  side: 'above' | 'below'
}

export type ChartPeriod = { key: string; label: string; short: string }
export type ChartView = 'chart' | 'table'

type PeriodChartProps = {
  /** Accessible name of the figure, its drawing and its table. */
  label: string
  currency: string
  periods: readonly ChartPeriod[]
  series: readonly ChartSeries[]
  view: ChartView
  onView: (view: ChartView) => void
  /** A dashed horizontal line, such as the minimum. */
  threshold?: { label: string; value: string } | undefined
  /** Indexes of marked periods. */
  marked?: ReadonlySet<number> | undefined
  notes?: readonly ChartNote[] | undefined
  /** The period whose details are open. */
  selected?: number | null
  onSelect?: ((place: number) => void) | undefined
  controls?: ReactNode
}

/** Units of the drawing: it is stretched to the available space. */
const WIDTH = 1_200
const HEIGHT = 220
const BAR_SHARE = 0.28
/** Up to twelve periods are all labeled; of more, every nth. */
const [NAMED, NAMED_OF_MORE] = [12, 6]

/** Flows and balances by period: a chart that is navigated with the arrow keys, and the same figures as a table of the same height. */
export function PeriodChart(props: PeriodChartProps) {
  const { label, view, onView, controls, periods, series } = props
  const { formatMessage } = useIntl()
  const id = useId()
  return (
    <figure className={series.length < 2 ? 'period-chart single' : 'period-chart'} aria-labelledby={`${id}-label`}>
      <div className="period-chart-head">
        <figcaption id={`${id}-label`} className="sr">
          {label}
        </figcaption>
        <Legend series={series} />
        <div className="end">
          {controls}
          <div className="seg sm" role="radiogroup" aria-label={formatMessage({ id: 'charts.view' })}>
            {(['chart', 'table'] as const).map(each => (
              <label key={each} className={each === view ? 'on' : undefined}>
                <input
                  className="sr"
                  type="radio"
                  name={`${id}-view`}
                  checked={each === view}
                  onChange={() => onView(each)}
                />
                <FormattedMessage id={`charts.${each}`} />
              </label>
            ))}
          </div>
        </div>
      </div>
      {periods.length === 0 ? null : view === 'chart' ? <Drawing {...props} /> : <Twin {...props} />}
    </figure>
  )
}

function Legend({ series }: Pick<PeriodChartProps, 'series'>) {
  if (series.length < 2) return null
  return (
    <ul className="period-legend">
      {series.map(({ key, label, kind, tone }) => (
        <li key={key}>
          <svg className="period-swatch" viewBox="0 0 16 10" aria-hidden>
            {kind === 'bar' ? (
              <rect className={`period-bar ${tone}`} x={3} y={0} width={10} height={10} />
            ) : (
              <line className={`period-line ${tone}`} x1={0} x2={16} y1={5} y2={5} />
            )}
          </svg>
          {label}
        </li>
      ))}
    </ul>
  )
}

function Drawing({
  label,
  currency,
  periods,
  series,
  threshold,
  marked,
  notes = [],
  selected = null,
  onSelect,
}: PeriodChartProps) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const [pointed, setPointed] = useState<number | null>(null)
  const last = periods.length - 1
  const told = Math.min(pointed ?? selected ?? last, last)
  // Only for drawing: displayed values stay decimal strings.
  const numbers = series.flatMap(({ values }) => values.flatMap(value => (value === null ? [] : [Number(value)])))
  const ticks = ticksOf([
    ...numbers,
    ...(threshold ? [Number(threshold.value)] : []),
    ...notes.map(({ value }) => Number(value)),
    ...(series.some(({ kind }) => kind === 'bar') || numbers.length === 0 ? [0] : []),
  ])
  const slot = WIDTH / periods.length
  const y = (value: number) => round(HEIGHT * (1 - (placesOf([value], ticks)[0] ?? 0)))

  const placeOf = (event: PointerEvent<HTMLDivElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    return Math.min(Math.max(Math.floor(((event.clientX - left) / width) * periods.length), 0), last)
  }
  function move(event: KeyboardEvent) {
    const to = { ArrowLeft: told - 1, ArrowRight: told + 1, Home: 0, End: last }[event.key]
    if (to !== undefined) {
      event.preventDefault()
      setPointed(Math.min(Math.max(to, 0), last))
      if (selected !== null) onSelect?.(Math.min(Math.max(to, 0), last))
    } else if (onSelect && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault()
      onSelect(told)
    }
  }
  const every = periods.length <= NAMED ? 1 : Math.ceil(periods.length / NAMED_OF_MORE)
  return (
    <div className="period-body">
      <p className="period-told" aria-live="polite">
        <b>{periods[told]?.label}</b>
        {series.map(({ key, label: name, values }) => (
          <span key={key}>
            {series.length > 1 ? `${name} ` : ''}
            <span className="num">{moneyOf(formats, values[told] ?? null, currency)}</span>
          </span>
        ))}
      </p>
      <div className="period-plot">
        <div className="period-axis" aria-hidden>
          {ticks.map(({ value, at }) => (
            <span key={value} style={{ bottom: `${at * 100}%` }}>
              {shortOf(formats, value)}
            </span>
          ))}
        </div>
        <div
          className="period-area"
          role="group"
          tabIndex={0}
          aria-label={`${label}. ${formatMessage({ id: 'charts.hint' })}`}
          onKeyDown={move}
          onPointerMove={event => setPointed(placeOf(event))}
          onPointerLeave={() => setPointed(null)}
          {...(onSelect && { onClick: () => onSelect(told) })}
        >
          <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden>
            <Grid ticks={ticks} />
            {selected === null ? null : (
              <rect className="period-selected" x={selected * slot} y={0} width={slot} height={HEIGHT} />
            )}
            {series.map(each =>
              each.kind === 'bar' ? (
                <Bars key={each.key} series={each} among={series} slot={slot} y={y} />
              ) : (
                <path
                  key={each.key}
                  className={`period-line ${each.tone}`}
                  d={linePath(each.values, place => round((place + 0.5) * slot), y)}
                />
              ),
            )}
            {threshold ? (
              <line
                className="period-threshold"
                x1={0}
                x2={WIDTH}
                y1={y(Number(threshold.value))}
                y2={y(Number(threshold.value))}
              />
            ) : null}
          </svg>
          {threshold ? (
            <ThresholdLabel
              text={threshold.label}
              top={y(Number(threshold.value))}
              lines={series.flatMap(({ kind, values }) =>
                kind === 'line' ? [values.map(value => (value === null ? null : y(Number(value))))] : [],
              )}
            />
          ) : null}
          {notes.map(note => (
            <Note key={`${note.place} ${note.side}`} note={note} periods={periods.length} top={y(Number(note.value))} />
          ))}
          <span className="period-cursor" aria-hidden style={{ left: `${((told + 0.5) / periods.length) * 100}%` }} />
        </div>
        <div className={every === 1 ? 'period-names each' : 'period-names'} aria-hidden>
          {periods.map(({ key, short }, place) => (
            <span key={key} className={marked?.has(place) ? 'bad' : undefined}>
              {place % every === 0 ? short : ''}
            </span>
          ))}
        </div>
      </div>
    </div>
  )
}

/** Labels near an edge extend away from it, horizontally and vertically. */
const EDGE = 0.2
/** The height of labels above or below their point. */
const WORDS_HEIGHT = 24

function Note({ note, periods, top }: { note: ChartNote; periods: number; top: number }) {
  const at = (note.place + 0.5) / periods
  const edge = at < EDGE ? 'first' : at > 1 - EDGE ? 'last' : ''
  const side = top > HEIGHT - WORDS_HEIGHT ? 'above' : top < WORDS_HEIGHT ? 'below' : note.side
  return (
    <span
      className={`period-note ${note.tone} ${side} ${edge}`}
      style={{ left: `${at * 100}%`, top: `${(top / HEIGHT) * 100}%` }}
    >
      <i aria-hidden />
      <span>{note.label}</span>
    </span>
  )
}

/** The part of the width that the threshold's label may take on a phone. */
const LABEL_SHARE = 0.5
const LABEL_PLACES = [
  ['end', 'above'],
  ['start', 'above'],
  ['end', 'below'],
  ['start', 'below'],
] as const

/** Next to the threshold, at the end and on the side where it covers no line, or stays farthest from one. */
function ThresholdLabel({
  text,
  top,
  lines,
}: {
  text: string
  top: number
  lines: readonly (readonly (number | null)[])[]
}) {
  const places = LABEL_PLACES.filter(([, side]) =>
    side === 'above' ? top >= WORDS_HEIGHT : top <= HEIGHT - WORDS_HEIGHT,
  )
  const distanceTo = ([end, side]: (typeof LABEL_PLACES)[number]) => {
    const middle = top + (side === 'above' ? -WORDS_HEIGHT : WORDS_HEIGHT) / 2
    const near = lines.flatMap(points => {
      const count = Math.ceil(points.length * LABEL_SHARE)
      return end === 'end' ? points.slice(-count) : points.slice(0, count)
    })
    return Math.min(WORDS_HEIGHT, ...near.flatMap(point => (point === null ? [] : [Math.abs(point - middle)])))
  }
  const [end, side] = places.reduce(
    (best, place) => (distanceTo(place) > distanceTo(best) ? place : best),
    places[0] ?? LABEL_PLACES[0],
  )
  return (
    <span className={`period-threshold-label ${end} ${side}`} style={{ top: `${(top / HEIGHT) * 100}%` }}>
      {text}
    </span>
  )
}

const Grid = ({ ticks }: { ticks: readonly Tick[] }) =>
  ticks.map(({ value, at }) => (
    <line key={value} className="period-grid" x1={0} x2={WIDTH} y1={HEIGHT * (1 - at)} y2={HEIGHT * (1 - at)} />
  ))

type BarsProps = { series: ChartSeries; among: readonly ChartSeries[]; slot: number; y: (value: number) => number }

/** Bars of one series, next to those of the others. */
function Bars({ series, among, slot, y }: BarsProps) {
  const bars = among.filter(({ kind }) => kind === 'bar')
  const width = slot * BAR_SHARE
  const offset = slot / 2 + (bars.indexOf(series) - bars.length / 2) * width
  return series.values.map((value, place) => {
    if (value === null || Number(value) === 0) return null
    const [top, base] = [y(Math.max(Number(value), 0)), y(Math.min(Number(value), 0))]
    return (
      <rect
        // oxlint-disable-next-line react/no-array-index-key -- a period is its place
        key={place}
        className={`period-bar ${series.tone}`}
        x={round(place * slot + offset + 2)}
        y={top}
        width={round(width - 4)}
        height={Math.max(base - top, 1)}
      />
    )
  })
}

/** The same figures as a table. */
function Twin({ label, currency, periods, series, marked }: PeriodChartProps) {
  const formats = useFormats()
  return (
    <div className="period-table" role="region" aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage id="charts.period" />
            </th>
            {series.map(({ key, label: name }) => (
              <th key={key} scope="col" className="num">
                {name}, {currency}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {periods.map(({ key, label: name }, place) => (
            <tr key={key} className={marked?.has(place) ? 'bad' : undefined}>
              <th scope="row">{name}</th>
              {series.map(({ key: of, values }) => (
                <td key={of} className="num">
                  {values[place] == null ? <FormattedMessage id="charts.none" /> : formats.amount(values[place])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type Formats = ReturnType<typeof useFormats>

const moneyOf = (formats: Formats, value: string | null, currency: string) =>
  value === null ? '–' : formats.money({ amount: value, currency })

function shortOf(formats: Formats, value: number): string {
  const { digits, unit } = formats.shortAmount(value.toFixed(2))
  return unit === '' ? digits : `${digits} ${unit}`
}

/** A line through the middles of the periods, interrupted at unknown values. */
function linePath(
  values: readonly (string | null)[],
  x: (place: number) => number,
  y: (value: number) => number,
): string {
  let isOpen = false
  return values
    .map((value, place) => {
      const command = isOpen ? 'L' : 'M'
      isOpen = value !== null
      return value === null ? '' : `${command}${x(place)} ${y(Number(value))}`
    })
    .join('')
}

const round = (value: number) => Math.round(value * 100) / 100
