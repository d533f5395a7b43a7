import { type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type {
  ForecastTable_forecast$data,
  ForecastTable_forecast$key,
} from '../../../../__generated__/ForecastTable_forecast.graphql.ts'
import { compareDecimals, isZero, negate, subtractDecimals } from '../../../../i18n/decimal.ts'
import { useFormats } from '../../../../i18n/format.ts'
import type { ForecastState, OpenForecast } from '../_lib/forecastState.ts'
import { useScenarioNames } from '../_lib/useScenarioNames.ts'
import { usePeriodName } from '../_lib/periodName.ts'

type ForecastTableProps = {
  forecastKey: ForecastTable_forecast$key
  state: ForecastState
  onOpen: (figure: OpenForecast) => void
}
type Period = ForecastTable_forecast$data['periods'][number]

/** Opening, incoming and outgoing money by source, and closing of each period; money in and out, of each source too, opens its records. */
export function ForecastTable({ forecastKey, state, onOpen }: ForecastTableProps) {
  const { unit } = state
  const called = useScenarioNames(state)
  const { formatMessage } = useIntl()
  const names = usePeriodName(unit)
  const short = useShortAmount()
  const { currency, rupiahRate, periods, minimum, scenarios } = useFragment(
    graphql`
      fragment ForecastTable_forecast on CashForecast @throwOnFieldError {
        currency
        rupiahRate {
          date
        }
        minimum {
          amount
        }
        periods {
          from
          to
          opening {
            amount
          }
          in {
            amount
          }
          out {
            amount
          }
          closing {
            amount
          }
          closingInRupiah {
            amount
          }
          lowest {
            amount {
              amount
            }
          }
          sources {
            source
            in {
              amount
            }
            out {
              amount
            }
          }
        }
        scenarios {
          periods {
            closing {
              amount
            }
          }
        }
      }
    `,
    forecastKey,
  )
  const sources = (side: 'in' | 'out') => [
    ...new Set(
      periods.flatMap(period => period.sources.filter(each => !isZero(each[side].amount)).map(({ source }) => source)),
    ),
  ]
  const figure = (side: 'in' | 'out', amount: string, name: string, opens: OpenForecast & { place: number }) => {
    const value = signed(side, amount)
    const period = periods[opens.place]
    return (
      <button
        type="button"
        className="link num"
        disabled={isZero(amount)}
        aria-label={`${name}, ${period ? names.full(period) : ''}: ${short(value)}`}
        onClick={() => onOpen(opens)}
      >
        <Short value={value} />
      </button>
    )
  }
  const rowsOf = (direction: OpenForecast['direction'], side: 'in' | 'out') => (
    <tbody>
      <Row label={<FormattedMessage id={`cashForecast.${side}`} />} isSum>
        {periods.map((period, place) => (
          <td key={period.from} className="num">
            {figure(side, period[side].amount, formatMessage({ id: `cashForecast.${side}` }), { direction, place })}
          </td>
        ))}
      </Row>
      {sources(side).map(source => (
        <Row key={source} isWithin label={<FormattedMessage id={`cashForecast.source.${source}.${side}`} />}>
          {periods.map((period, place) => {
            const amount = period.sources.find(each => each.source === source)?.[side].amount ?? '0'
            const name = formatMessage({ id: `cashForecast.source.${source}.${side}` })
            return (
              <td key={period.from} className="num muted">
                {isZero(amount) ? '–' : figure(side, amount, name, { direction, place, source })}
              </td>
            )
          })}
        </Row>
      ))}
    </tbody>
  )
  const balances = (pick: (period: Period, place: number) => string | null | undefined) =>
    periods.map((period, place) => {
      const value = pick(period, place)
      return (
        <td key={period.from} className="num">
          {value == null ? '–' : <Short value={value} />}
        </td>
      )
    })
  const isBelow = ({ lowest }: Period) =>
    minimum != null && lowest != null && compareDecimals(lowest.amount.amount, minimum.amount) < 0
  return (
    <section className="card forecast-table" aria-label={formatMessage({ id: 'cashForecast.table' }, { currency })}>
      <div
        className="forecast-scroll"
        role="region"
        aria-label={formatMessage({ id: 'cashForecast.table' }, { currency })}
        tabIndex={0}
      >
        <table>
          <thead>
            <tr>
              <th scope="col">
                <FormattedMessage id={`cashForecast.unit.${unit}`} />
              </th>
              {periods.map(period => (
                <th key={period.from} scope="col" className={isBelow(period) ? 'num bad' : 'num'}>
                  {names.short(period)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <Row label={<FormattedMessage id="cashForecast.opening" />}>
              {balances(({ opening }) => opening?.amount)}
            </Row>
          </tbody>
          {rowsOf('CREDIT', 'in')}
          {rowsOf('DEBIT', 'out')}
          <tbody>
            <Row label={<FormattedMessage id="cashForecast.closing" />} isSum>
              {balances(({ closing }) => closing?.amount)}
            </Row>
            {rupiahRate ? (
              <Row isWithin label={<FormattedMessage id="cashForecast.closing.inRupiah" />}>
                {balances(({ closingInRupiah }) => closingInRupiah?.amount)}
              </Row>
            ) : null}
            {scenarios.map((scenario, at) => (
              <Row
                // oxlint-disable-next-line react/no-array-index-key -- a scenario is its place
                key={at}
                title={called[at]}
                isWithin
                label={<FormattedMessage id="cashForecast.closing.whatIf" values={{ scenario: called[at] }} />}
              >
                {balances((_, place) => scenario.periods[place]?.closing?.amount)}
              </Row>
            ))}
            {minimum ? (
              <Row label={<FormattedMessage id="cashForecast.against" />}>
                {balances(({ lowest }) => lowest && subtractDecimals(lowest.amount.amount, minimum.amount))}
              </Row>
            ) : null}
          </tbody>
        </table>
      </div>
    </section>
  )
}

type RowProps = {
  label: ReactNode
  title?: string | undefined
  isSum?: boolean
  isWithin?: boolean
  children: ReactNode
}

function Row({ label, title, isSum = false, isWithin = false, children }: RowProps) {
  return (
    <tr className={isSum ? 'sum' : undefined}>
      <th scope="row" title={title} className={isWithin ? 'forecast-within' : undefined}>
        {label}
      </th>
      {children}
    </tr>
  )
}

/** Outgoing amounts are negative. */
const signed = (side: 'in' | 'out', amount: string): string => (side === 'out' ? negate(amount) : amount)

/** A figure abbreviated to fit the columns. */
function useShortAmount() {
  const formats = useFormats()
  return (value: string): string => {
    if (isZero(value)) return '–'
    const { digits, unit } = formats.shortAmount(value)
    return unit === '' ? digits : `${digits} ${unit}`
  }
}

/** An abbreviated figure, with the full amount as its title. */
function Short({ value }: { value: string }) {
  const formats = useFormats()
  const short = useShortAmount()
  if (isZero(value)) return short(value)
  return (
    <span title={formats.amount(value)} className={value.startsWith('-') ? 'neg' : undefined}>
      {short(value)}
    </span>
  )
}
