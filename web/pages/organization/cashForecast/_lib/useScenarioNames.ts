import { useIntl } from 'react-intl'
import { askedPlaces, type ForecastState, places, scenarioAt, type ScenarioPlace } from './forecastState.ts'

/** What a scenario is called: as its person named it, else by its place. */
export function useScenarioName(state: ForecastState): (place: ScenarioPlace) => string {
  const { formatMessage } = useIntl()
  return place =>
    scenarioAt(state, place).name.trim() ||
    formatMessage({ id: 'cashForecast.scenario' }, { place: places.indexOf(place) + 1 })
}

/** What the scenarios that are asked for are called, in their order. */
export function useScenarioNames(state: ForecastState): string[] {
  const nameOf = useScenarioName(state)
  return askedPlaces(state).map(nameOf)
}
