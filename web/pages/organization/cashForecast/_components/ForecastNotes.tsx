import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import type { ForecastNotes_forecast$key } from '../../../../__generated__/ForecastNotes_forecast.graphql.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { DateText } from '../../../../ui/DateText.tsx'
import { Money } from '../../../../ui/Money.tsx'
import type { OpenForecast } from '../_lib/forecastState.ts'

type ForecastNotesProps = {
  forecastKey: ForecastNotes_forecast$key
  onOpen: (figure: OpenForecast) => void
  /** Whether records that a balance seems to include already are counted anyway. */
  isCounted: boolean
  onCount: (isCounted: boolean) => void
}

/** When cash first falls below the minimum, what is overdue, and what is excluded and why. */
export function ForecastNotes({ forecastKey, onOpen, isCounted, onCount }: ForecastNotesProps) {
  const formats = useFormats()
  const { currency, rupiahRate, firstBreach, leftOut, periods, unknown } = useFragment(
    graphql`
      fragment ForecastNotes_forecast on CashForecast @throwOnFieldError {
        currency
        unknown
        rupiahRate {
          rate
          date
          source
        }
        firstBreach {
          day
          amount {
            amount
            currency
          }
        }
        periods {
          overdueIn {
            count
            amount {
              amount
              currency
            }
          }
          overdueOut {
            count
            amount {
              amount
              currency
            }
          }
        }
        leftOut {
          reason
          direction
          count
          amount {
            amount
            currency
          }
        }
      }
    `,
    forecastKey,
  )
  const first = periods[0]
  const overdue = [
    { direction: 'CREDIT', sum: first?.overdueIn },
    { direction: 'DEBIT', sum: first?.overdueOut },
  ] as const
  return (
    <ul className="forecast-notes">
      {firstBreach ? (
        <li className="bad">
          <FormattedMessage
            id="cashForecast.breach"
            values={{
              day: <DateText value={firstBreach.day} year="always" />,
              amount: <Money value={firstBreach.amount} currency />,
            }}
          />
        </li>
      ) : null}
      {overdue.map(({ direction, sum }) =>
        sum && sum.count > 0 ? (
          <li key={direction}>
            <button type="button" className="link" onClick={() => onOpen({ direction, place: 0 })}>
              <FormattedMessage
                id={`cashForecast.overdue.${direction}`}
                values={{ count: sum.count, amount: <Money value={sum.amount} currency /> }}
              />
            </button>
          </li>
        ) : null,
      )}
      {leftOut.map(({ reason, direction, count, amount }) => (
        <li key={`${reason} ${direction}`}>
          <button type="button" className="link" onClick={() => onOpen({ direction, place: 'LEFT_OUT' })}>
            <FormattedMessage
              id={`cashForecast.${isCounted ? 'counted' : 'leftOut'}.${direction}`}
              values={{ count, amount: <Money value={amount} currency /> }}
            />
          </button>
          {': '}
          <FormattedMessage id={`cashForecast.leftOut.${reason}`} />{' '}
          <button type="button" className="link" onClick={() => onCount(!isCounted)}>
            <FormattedMessage id={isCounted ? 'cashForecast.leaveOut' : 'cashForecast.count'} />
          </button>
        </li>
      ))}
      {unknown > 0 ? (
        <li>
          <FormattedMessage id="cashForecast.unknown" values={{ accounts: unknown }} />
        </li>
      ) : null}
      {currency === 'IDR' ? null : (
        <li className="muted">
          {rupiahRate ? (
            <FormattedMessage
              id="cashForecast.rate"
              values={{
                currency,
                rate: formats.quantity(rupiahRate.rate),
                source: rupiahRate.source,
                day: <DateText value={rupiahRate.date} year="always" />,
              }}
            />
          ) : (
            <FormattedMessage
              id="cashForecast.rate.none"
              values={{
                currency,
                page: text => (
                  <Link className="link" to={`/cash-position?currency=${currency.toLowerCase()}`}>
                    {text}
                  </Link>
                ),
              }}
            />
          )}
        </li>
      )}
      <li className="muted">
        <FormattedMessage id="cashForecast.once" />
      </li>
    </ul>
  )
}
