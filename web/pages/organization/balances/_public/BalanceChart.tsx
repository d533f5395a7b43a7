import { type PointerEvent, useState } from 'react'
import { useIntl } from 'react-intl'
import { type MoneyValue, useFormats } from '../../../../i18n/format.ts'
import { placesOf, stepPath, ticksOf } from '../../../../ui/charts/scale.ts'

type BalanceChartProps = { days: readonly { readonly on: string; readonly ledger: MoneyValue }[] }

/** Units of the drawing: it is stretched to the available space. */
const WIDTH = 1_000
const HEIGHT = 200

/** A balance day by day, as a step line. The hovered value is shown above it; the table below has the same values. */
export function BalanceChart({ days }: BalanceChartProps) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const [pointed, setPointed] = useState<number | null>(null)
  // Only for drawing: displayed values stay decimal strings.
  const values = days.map(({ ledger }) => Number(ledger.amount))
  const ticks = ticksOf(values)
  const places = placesOf(values, ticks)
  const line = stepPath(places, WIDTH, HEIGHT)
  const told = days[pointed ?? days.length - 1]
  const [first, last] = [days[0], days.at(-1)]
  if (!told || !first || !last) return null

  const point = (event: PointerEvent<HTMLDivElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    const at = Math.floor(((event.clientX - left) / width) * days.length)
    setPointed(Math.min(Math.max(at, 0), days.length - 1))
  }
  const short = (value: number) => {
    const { digits, unit } = formats.shortAmount(value.toFixed(2))
    return unit === '' ? digits : `${digits} ${unit}`
  }
  return (
    <figure className="balance-chart">
      <figcaption className="balance-told">
        <b className="num">{formats.money(told.ledger)}</b>{' '}
        <span className="subtle">{formats.date(told.on, { year: 'always' })}</span>
      </figcaption>
      <div className="balance-plot">
        <div className="balance-axis" aria-hidden>
          {ticks.map(({ value, at }) => (
            <span key={value} style={{ bottom: `${at * 100}%` }}>
              {short(value)}
            </span>
          ))}
        </div>
        <div className="balance-area" onPointerMove={point} onPointerLeave={() => setPointed(null)}>
          <svg
            viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
            preserveAspectRatio="none"
            role="img"
            aria-label={formatMessage(
              { id: 'balances.chart' },
              {
                from: formats.date(first.on, { year: 'always' }),
                to: formats.date(last.on, { year: 'always' }),
                first: formats.money(first.ledger),
                last: formats.money(last.ledger),
              },
            )}
          >
            {ticks.map(({ value, at }) => (
              <line
                key={value}
                className="balance-grid"
                x1={0}
                x2={WIDTH}
                y1={HEIGHT * (1 - at)}
                y2={HEIGHT * (1 - at)}
              />
            ))}
            {/* A filled area represents an amount only where the axis begins at zero. */}
            {ticks[0]?.value === 0 ? <path className="balance-fill" d={`${line}V${HEIGHT}H0Z`} /> : null}
            <path className="balance-line" d={line} />
          </svg>
          {pointed === null ? null : (
            <span
              className="balance-cursor"
              aria-hidden
              style={{ left: `${((pointed + 0.5) / days.length) * 100}%` }}
            />
          )}
        </div>
        <div className="balance-dates" aria-hidden>
          <span>{formats.date(first.on)}</span>
          <span>{formats.date(last.on)}</span>
        </div>
      </div>
    </figure>
  )
}
