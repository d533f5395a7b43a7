import { useIntl } from 'react-intl'
import { requestedPlaces, type ForecastState, places, scenarioAt, type ScenarioPlace } from './forecastState.ts'

/** The name of a scenario: the user's, or a default by its place. */
export function useScenarioName(state: ForecastState): (place: ScenarioPlace) => string {
  const { formatMessage } = useIntl()
  return place =>
    scenarioAt(state, place).name.trim() ||
    formatMessage({ id: 'cashForecast.scenario' }, { place: places.indexOf(place) + 1 })
}

/** The names of the active scenarios, in order. */
export function useScenarioNames(state: ForecastState): string[] {
  const nameOf = useScenarioName(state)
  return requestedPlaces(state).map(nameOf)
}
