import { lazy, Suspense, useState } from 'react'
import { TrendingUp } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { type PreloadedQuery, graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks'
import type { HomeForecast_organization$key } from '../../../../__generated__/HomeForecast_organization.graphql.ts'
import type { HomeForecastQuery } from '../../../../__generated__/HomeForecastQuery.graphql.ts'
import { compareDecimals } from '../../../../i18n/decimal.ts'
import { useFormats } from '../../../../i18n/format.ts'
import type { ChartNote, ChartView } from '../../../../ui/charts/PeriodChart.tsx'
import { EmptyState } from '../../../../ui/states/EmptyState.tsx'

// The chart loads after the figures.
const PeriodChart = lazy(() =>
  import('../../../../ui/charts/PeriodChart.tsx').then(module => ({ default: module.PeriodChart })),
)

/** The forecast of IDR at the end of each of twelve weeks, with the first day below the minimum. */
export function HomeForecast({ query }: { query: PreloadedQuery<HomeForecastQuery> }) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const [view, setView] = useState<ChartView>('chart')
  const { organization } = usePreloadedQuery<HomeForecastQuery>(
    graphql`
      query HomeForecastQuery @preloadable {
        organization {
          ...HomeForecast_organization
        }
      }
    `,
    query,
  )
  const { cashForecast } = useFragment<HomeForecast_organization$key>(
    graphql`
      fragment HomeForecast_organization on Organization @throwOnFieldError {
        cashForecast(currency: IDR, unit: WEEK) {
          currency
          minimum {
            amount
            currency
          }
          firstBreach {
            day
            amount {
              amount
              currency
            }
          }
          lowest {
            day
            amount {
              amount
              currency
            }
          }
          periods {
            from
            to
            opening {
              amount
            }
            closing {
              amount
            }
          }
        }
      }
    `,
    organization,
  )
  const { currency, periods, minimum, firstBreach, lowest } = cashForecast
  if (!periods[0]?.opening)
    return (
      <EmptyState icon={<TrendingUp className="i" aria-hidden />} title={<FormattedMessage id="home.forecast.none" />}>
        <FormattedMessage id="home.forecast.none.text" />
      </EmptyState>
    )
  const short = (decimal: string) => {
    const { digits, unit } = formats.shortAmount(decimal)
    return unit === '' ? digits : `${digits} ${unit}`
  }
  const placeOf = (day: string) => periods.findIndex(({ from, to }) => from <= day && day <= to)
  const notes: ChartNote[] = []
  if (firstBreach)
    notes.push({
      place: placeOf(firstBreach.day),
      value: firstBreach.amount.amount,
      label: formatMessage(
        { id: 'home.forecast.breach' },
        { amount: short(firstBreach.amount.amount), day: formats.date(firstBreach.day) },
      ),
      tone: 'bad',
      side: 'above',
    })
  if (lowest && lowest.day !== firstBreach?.day)
    notes.push({
      place: placeOf(lowest.day),
      value: lowest.amount.amount,
      label: formatMessage(
        { id: 'home.forecast.lowest' },
        { amount: short(lowest.amount.amount), day: formats.date(lowest.day) },
      ),
      tone: 'plain',
      side: 'below',
    })
  const below = periods.flatMap(({ closing }, place) =>
    minimum && closing && compareDecimals(closing.amount, minimum.amount) < 0 ? [place] : [],
  )
  return (
    <div className="home-chart">
      <Suspense fallback={null}>
        <PeriodChart
          label={formatMessage({ id: 'home.forecast.chart' }, { currency })}
          currency={currency}
          periods={periods.map(({ from, to }) => ({
            key: from,
            label: formatMessage(
              { id: 'home.forecast.week' },
              { from: formats.date(from), to: formats.date(to, { year: 'always' }) },
            ),
            // Twelve weeks need no year, and there is no room for it.
            short: formats.shortDay(from),
          }))}
          series={[
            {
              key: 'closing',
              label: formatMessage({ id: 'home.forecast.closing' }),
              kind: 'line',
              tone: 'balance',
              values: periods.map(({ closing }) => closing?.amount ?? null),
            },
          ]}
          view={view}
          onView={setView}
          threshold={
            minimum
              ? {
                  label: formatMessage({ id: 'home.forecast.minimum' }, { amount: short(minimum.amount) }),
                  value: minimum.amount,
                }
              : undefined
          }
          marked={new Set(below)}
          notes={notes}
        />
      </Suspense>
      {firstBreach ? (
        <p className="home-breach">
          <FormattedMessage
            id="home.forecast.breach.text"
            values={{ amount: formats.money(firstBreach.amount), day: formats.date(firstBreach.day) }}
          />
        </p>
      ) : null}
    </div>
  )
}
