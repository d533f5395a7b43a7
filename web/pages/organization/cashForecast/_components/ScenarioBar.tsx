import { Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { ScenarioBar_forecast$key } from '../../../../__generated__/ScenarioBar_forecast.graphql.ts'
import { Button } from '../../../../ui/Button.tsx'
import type { ListState } from '../../../../ui/list/useListState.ts'
import {
  requestedPlaces,
  type ForecastState,
  isScenario,
  NO_SCENARIO,
  places,
  scenarioAt,
  scenarioChange,
  type ScenarioPlace,
  viewOf,
} from '../_lib/forecastState.ts'
import { ScenarioSentence } from './ScenarioSentence.tsx'

const SaveListView = lazy(() =>
  import('../../../../ui/list/ListViews.tsx').then(module => ({ default: module.SaveListView })),
)

/** Up to three scenarios, each a sentence with its outcome. They are part of the address, so that they can be saved and shared. */
export function ScenarioBar({
  forecastKey,
  list: { state, set, canonical },
}: {
  forecastKey: ScenarioBar_forecast$key
  list: ListState<ForecastState>
}) {
  const { formatMessage } = useIntl()
  const forecast = useFragment(
    graphql`
      fragment ScenarioBar_forecast on CashForecast @throwOnFieldError {
        scenarios {
          ...ScenarioSentence_scenario
        }
        ...ScenarioSentence_forecast
      }
    `,
    forecastKey,
  )
  const asked = requestedPlaces(state)
  const [begun, setBegun] = useState<ScenarioPlace | null>(null)
  const shown = places.filter(place => place === '' || place === begun || isScenario(scenarioAt(state, place)))
  const next = places.find(place => !shown.includes(place))
  return (
    <div
      className="note forecast-scenarios"
      role="group"
      aria-label={formatMessage({ id: 'cashForecast.whatIf' })}
      data-asked={asked.length > 0 || undefined}
    >
      {shown.map(place => (
        <ScenarioSentence
          key={place}
          place={place}
          choice={scenarioAt(state, place)}
          forecastKey={forecast}
          scenarioKey={forecast.scenarios[asked.indexOf(place)] ?? null}
          onChange={change => set(scenarioChange(place, { ...scenarioAt(state, place), ...change }))}
          {...((place !== '' || isScenario(scenarioAt(state, place))) && {
            onClear: () => {
              if (begun === place) setBegun(null)
              if (isScenario(scenarioAt(state, place))) set(scenarioChange(place, NO_SCENARIO))
            },
          })}
        />
      ))}
      {asked.length > 0 ? (
        <div className="forecast-more">
          {next !== undefined && begun === null ? (
            <Button size="sm" onClick={() => setBegun(next)}>
              <Plus className="i" aria-hidden />
              <FormattedMessage id="cashForecast.scenario.add" />
            </Button>
          ) : null}
          <Suspense fallback={null}>
            <SaveListView list="CASH_FORECASTS" query={viewOf(state)} canonical={canonical} />
          </Suspense>
        </div>
      ) : null}
    </div>
  )
}
