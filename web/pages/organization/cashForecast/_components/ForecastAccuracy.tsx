import { FormattedMessage, FormattedNumber } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { ForecastAccuracy_accuracy$key } from '../../../../__generated__/ForecastAccuracy_accuracy.graphql.ts'
import type { ForecastAccuracyQuery } from '../../../../__generated__/ForecastAccuracyQuery.graphql.ts'
import { fromMinor, isZero, toMinor } from '../../../../i18n/decimal.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { Boundary } from '../../../../ui/states/Boundary.tsx'
import { Failure } from '../../../../ui/states/Failure.tsx'
import { Bar } from '../../../../ui/states/Skeletons.tsx'
import { useQueryOfSelection } from '../../_lib/useQueryOfSelection.ts'
import type { ForecastState } from '../_lib/forecastState.ts'
import { usePeriodName } from '../_lib/periodName.ts'

type ForecastAccuracyProps = Pick<ForecastState, 'currency' | 'unit'>

/** The accuracy of the forecast: the snapshot of each period's first day, compared with the actual figures. */
export function ForecastAccuracy({ currency, unit }: ForecastAccuracyProps) {
  return (
    <section className="card forecast-accuracy" aria-labelledby="forecast-accuracy">
      <Boundary
        shows={`${currency} ${unit}`}
        fallback={
          <div className="card-b" aria-hidden>
            <Bar width="100%" height={120} />
          </div>
        }
        failure={(error, retry) => <Failure error={error} onRetry={retry} />}
      >
        <Periods currency={currency} unit={unit} />
      </Boundary>
    </section>
  )
}

function Periods({ currency, unit }: ForecastAccuracyProps) {
  const formats = useFormats()
  const names = usePeriodName(unit)
  const { organization } = useQueryOfSelection<ForecastAccuracyQuery>(
    graphql`
      query ForecastAccuracyQuery($currency: Currency!, $unit: ForecastUnit!) @throwOnFieldError {
        organization {
          cashForecastAccuracy(currency: $currency, unit: $unit) {
            ...ForecastAccuracy_accuracy
          }
        }
      }
    `,
    { currency, unit },
    { fetchPolicy: 'store-and-network' },
  )
  const { periods, horizons } = useFragment<ForecastAccuracy_accuracy$key>(
    graphql`
      fragment ForecastAccuracy_accuracy on ForecastAccuracy @throwOnFieldError {
        periods {
          from
          to
          forecastClosing {
            amount
          }
          actualClosing {
            amount
          }
          forecast {
            amount
          }
          actual {
            amount
          }
          sources {
            source
            forecast {
              amount
            }
            actual {
              amount
            }
            timing {
              amount
            }
            amount {
              amount
            }
          }
        }
        horizons {
          horizon
          periods
          wape
          bias
        }
      }
    `,
    organization.cashForecastAccuracy,
  )
  return (
    <>
      <div className="card-h">
        <h2 id="forecast-accuracy">
          <FormattedMessage id="cashForecast.accuracy" />
        </h2>
        <span className="muted t12">
          <FormattedMessage id="cashForecast.accuracy.why" />
        </span>
      </div>
      {periods.length === 0 ? (
        <p className="card-b muted">
          <FormattedMessage id="cashForecast.accuracy.none" />
        </p>
      ) : (
        <>
          <ul className="forecast-horizons">
            {horizons.map(({ horizon, periods: from, wape, bias }) =>
              wape == null || bias == null ? null : (
                <li key={horizon}>
                  <FormattedMessage
                    id="cashForecast.accuracy.horizon"
                    values={{ horizon, from, miss: <Percent value={wape} />, bias: <Percent value={bias} isSigned /> }}
                  />
                </li>
              ),
            )}
          </ul>
          <div
            className="forecast-scroll forecast-table"
            role="region"
            aria-labelledby="forecast-accuracy"
            tabIndex={0}
          >
            <table>
              <thead>
                <tr>
                  <th scope="col">
                    <FormattedMessage id="cashForecast.accuracy.period" />
                  </th>
                  <th scope="col" className="num">
                    <FormattedMessage id="cashForecast.accuracy.forecast" />
                  </th>
                  <th scope="col" className="num">
                    <FormattedMessage id="cashForecast.accuracy.actual" />
                  </th>
                  <th scope="col" className="num">
                    <FormattedMessage id="cashForecast.accuracy.difference" />
                  </th>
                  <th scope="col">
                    <FormattedMessage id="cashForecast.accuracy.because" />
                  </th>
                </tr>
              </thead>
              <tbody>
                {periods.map(period => (
                  <tr key={period.from}>
                    <th scope="row">{names.full(period)}</th>
                    <td className="num">{closing(formats, period.forecastClosing)}</td>
                    <td className="num">{closing(formats, period.actualClosing)}</td>
                    <td className="num">
                      {formats.amount(difference(period.actual.amount, period.forecast.amount), { sign: 'always' })}
                    </td>
                    <td>
                      <Because source={period.sources[0]} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
    </>
  )
}

type Source = {
  readonly source: string
  readonly forecast: { readonly amount: string }
  readonly actual: { readonly amount: string }
  readonly timing: { readonly amount: string }
  readonly amount: { readonly amount: string }
}

/** Sources with their own messages; new sources of a newer server are shown only by amount. */
const known = [
  'MANUAL',
  'IMPORT',
  'PAYMENT',
  'BILL',
  'DEPOSIT',
  'PROVIDER',
  'INVOICE',
  'CREDIT_MEMO',
  'PLANNED',
] as const

/** The source with the largest deviation from its forecast, as timing and amount; hidden if none deviates. */
function Because({ source: each }: { source: Source | undefined }) {
  const formats = useFormats()
  if (each === undefined) return null
  const miss = difference(each.actual.amount, each.forecast.amount)
  if (isZero(miss)) return null
  const id = known.find(source => source === each.source)
  return (
    <>
      {each.source === 'UNFORECAST' ? <FormattedMessage id="cashForecast.accuracy.UNFORECAST" /> : null}
      {id ? <FormattedMessage id={`cashForecast.source.${id}.${miss.startsWith('-') ? 'out' : 'in'}`} /> : null}{' '}
      <span className="num">{formats.amount(miss, { sign: 'always' })}</span>
      {isZero(each.timing.amount) && isZero(each.amount.amount) ? null : (
        <small className="forecast-variance">
          {PARTS.filter(part => !isZero(each[part].amount)).map(part => (
            <span key={part}>
              <FormattedMessage
                id={`cashForecast.accuracy.${part}`}
                values={{ amount: formats.amount(each[part].amount, { sign: 'always' }) }}
              />
            </span>
          ))}
        </small>
      )}
    </>
  )
}

/** What a difference of a source is made of. */
const PARTS = ['timing', 'amount'] as const

const difference = (actual: string, forecast: string): string => fromMinor(toMinor(actual) - toMinor(forecast))

const closing = (formats: ReturnType<typeof useFormats>, money: { readonly amount: string } | null | undefined) =>
  money ? formats.amount(money.amount) : '–'

const Percent = ({ value, isSigned = false }: { value: number; isSigned?: boolean }) => (
  <FormattedNumber
    value={value}
    style="percent"
    maximumFractionDigits={1}
    signDisplay={isSigned ? 'exceptZero' : 'auto'}
  />
)
