import { lazy, Suspense, useState } from 'react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { ForecastChart_forecast$key } from '../../../../__generated__/ForecastChart_forecast.graphql.ts'
import { compareDecimals } from '../../../../i18n/decimal.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { Button } from '../../../../ui/Button.tsx'
import { type ChartSeries, PeriodChart } from '../../../../ui/charts/PeriodChart.tsx'
import type { ListState } from '../../../../ui/list/useListState.ts'
import { type ForecastState, readOpenForecast } from '../_lib/forecastState.ts'
import { usePeriodName } from '../_lib/periodName.ts'
import { useScenarioNames } from '../_lib/useScenarioNames.ts'

const MinimumDialog = lazy(() => import('./MinimumDialog.tsx'))

/** Each scenario has its own color and pattern, here and in its controls. */
const TONES = ['scenario', 'scenario2', 'scenario3'] as const

type ForecastChartProps = {
  forecastKey: ForecastChart_forecast$key
  list: ListState<ForecastState>
  onOpen: (place: number) => void
  mayPlan: boolean
  /** Called when the minimum has changed. */
  onChanged: () => void
}

/** Incoming and outgoing money of each period, the closing balance, the scenarios, and the minimum as a line. */
export function ForecastChart({ forecastKey, list: { state, set }, onOpen, mayPlan, onChanged }: ForecastChartProps) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const names = usePeriodName(state.unit)
  const called = useScenarioNames(state)
  const [isEditing, setEditing] = useState(false)
  const forecast = useFragment(
    graphql`
      fragment ForecastChart_forecast on CashForecast @throwOnFieldError {
        currency
        minimumVersion
        minimum {
          amount
          currency
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
  const { currency, periods, minimum, scenarios } = forecast
  const series: ChartSeries[] = [
    {
      key: 'in',
      label: formatMessage({ id: 'cashForecast.in' }),
      kind: 'bar',
      tone: 'in',
      values: periods.map(period => period.in.amount),
    },
    {
      key: 'out',
      label: formatMessage({ id: 'cashForecast.out' }),
      kind: 'bar',
      tone: 'out',
      values: periods.map(period => period.out.amount),
    },
    {
      key: 'closing',
      label: formatMessage({ id: 'cashForecast.closing' }),
      kind: 'line',
      tone: 'balance',
      values: periods.map(({ closing }) => closing?.amount ?? null),
    },
  ]
  for (const [place, scenario] of scenarios.entries())
    series.push({
      key: `scenario ${place}`,
      label: called[place] ?? '',
      kind: 'line',
      tone: TONES[place] ?? 'scenario',
      values: scenario.periods.map(({ closing }) => closing?.amount ?? null),
    })
  const below = periods.flatMap(({ lowest }, place) =>
    minimum && lowest && compareDecimals(lowest.amount.amount, minimum.amount) < 0 ? [place] : [],
  )
  const opened = readOpenForecast(state.open)
  const label = minimum
    ? formatMessage({ id: 'cashForecast.minimum' }, { amount: formats.money(minimum) })
    : formatMessage({ id: 'cashForecast.minimum.none' })
  return (
    <>
      <PeriodChart
        label={formatMessage({ id: 'cashForecast.chart' }, { currency })}
        currency={currency}
        periods={periods.map(period => ({ key: period.from, label: names.full(period), short: names.short(period) }))}
        series={series}
        view={state.view}
        onView={view => set({ view })}
        threshold={minimum ? { label, value: minimum.amount } : undefined}
        marked={new Set(below)}
        selected={typeof opened?.place === 'number' ? opened.place : null}
        onSelect={onOpen}
        controls={
          mayPlan ? (
            <Button size="sm" onClick={() => setEditing(true)}>
              {label}
            </Button>
          ) : (
            <span className="muted t12">{label}</span>
          )
        }
      />
      {isEditing ? (
        <Suspense fallback={null}>
          <MinimumDialog
            currency={currency}
            minimum={minimum?.amount ?? null}
            version={forecast.minimumVersion}
            onClose={() => setEditing(false)}
            onChanged={onChanged}
          />
        </Suspense>
      ) : null}
    </>
  )
}
