import { useIntl } from 'react-intl'
import { askedPlaces, type ForecastState, places, scenarioAt } from './forecastState.ts'

/** What the scenarios that are asked for are called, in their order: as their person named them, else by their place. */
export function useScenarioNames(state: ForecastState): string[] {
  const { formatMessage } = useIntl()
  return askedPlaces(state).map(
    place =>
      scenarioAt(state, place).name.trim() ||
      formatMessage({ id: 'cashForecast.scenario' }, { place: places.indexOf(place) + 1 }),
  )
}
