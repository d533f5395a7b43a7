import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { ForecastCards_forecast$key } from '../../../../__generated__/ForecastCards_forecast.graphql.ts'
import { compareDecimals, isZero, subtractDecimals } from '../../../../i18n/decimal.ts'
import { useFormats } from '../../../../i18n/format.ts'
import type { OpenForecast, units } from '../_lib/forecastState.ts'
import { usePeriodName } from '../_lib/periodName.ts'

type ForecastCardsProps = {
  forecastKey: ForecastCards_forecast$key
  unit: (typeof units)[number]
  onOpen: (figure: OpenForecast) => void
}

/** The periods on a phone, which has no room for twelve columns. */
export function ForecastCards({ forecastKey, unit, onOpen }: ForecastCardsProps) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const names = usePeriodName(unit)
  const { minimum, periods } = useFragment(
    graphql`
      fragment ForecastCards_forecast on CashForecast @throwOnFieldError {
        minimum {
          amount
        }
        periods {
          from
          to
          in {
            amount
          }
          out {
            amount
          }
          closing {
            amount
          }
          lowest {
            amount {
              amount
            }
          }
        }
      }
    `,
    forecastKey,
  )
  const most = Math.max(...periods.flatMap(period => [Number(period.in.amount), Number(period.out.amount)]), 1)
  const short = (amount: string) => {
    const { digits, unit: of } = formats.shortAmount(amount)
    return of === '' ? digits : `${digits} ${of}`
  }
  const width = (amount: string) => ({ width: `${(Number(amount) / most) * 100}%` })
  return (
    <ul className="forecast-cards" aria-label={formatMessage({ id: 'cashForecast.periods' })}>
      {periods.map((period, place) => {
        const { lowest, closing } = period
        const isBelow = minimum && lowest && compareDecimals(lowest.amount.amount, minimum.amount) < 0
        const came = isZero(period.in.amount) ? '–' : `+${short(period.in.amount)}`
        const left = isZero(period.out.amount) ? '–' : `−${short(period.out.amount)}`
        return (
          <li key={period.from} className={isBelow ? 'card bad' : 'card'}>
            <b>{names.short(period)}</b>
            <span className="forecast-bars" aria-hidden>
              <i className={isZero(period.in.amount) ? 'in none' : 'in'} style={width(period.in.amount)} />
              <i className={isZero(period.out.amount) ? 'out none' : 'out'} style={width(period.out.amount)} />
            </span>
            <span className="forecast-flows num">
              <button
                type="button"
                className="link in"
                disabled={isZero(period.in.amount)}
                aria-label={`${formatMessage({ id: 'cashForecast.in' })}, ${names.full(period)}: ${came}`}
                onClick={() => onOpen({ direction: 'CREDIT', place })}
              >
                {came}
              </button>
              <button
                type="button"
                className="link"
                disabled={isZero(period.out.amount)}
                aria-label={`${formatMessage({ id: 'cashForecast.out' })}, ${names.full(period)}: ${left}`}
                onClick={() => onOpen({ direction: 'DEBIT', place })}
              >
                {left}
              </button>
            </span>
            <span className="forecast-closing num">
              <b>{closing ? short(closing.amount) : '–'}</b>
              <span className="t12 muted">
                {isBelow ? (
                  <FormattedMessage
                    id="cashForecast.short"
                    values={{ amount: short(subtractDecimals(minimum.amount, lowest.amount.amount)) }}
                  />
                ) : (
                  <FormattedMessage id="cashForecast.closing" />
                )}
              </span>
            </span>
          </li>
        )
      })}
    </ul>
  )
}
