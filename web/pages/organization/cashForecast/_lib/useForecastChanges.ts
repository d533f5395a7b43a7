import { graphql } from 'react-relay/hooks'
import type {
  useForecastChangesQuery,
  useForecastChangesQuery$variables,
} from '../../../../__generated__/useForecastChangesQuery.graphql.ts'
import type { useForecastChangesSubscription } from '../../../../__generated__/useForecastChangesSubscription.graphql.ts'
import { useLiveReading } from '../../../../relay/useLiveReading.ts'
import { useReadAgain } from '../../../../relay/useReadAgain.ts'

/** An import or a run changes many records; the figures are refetched once. */
const SETTLE_MS = 500

/** Refetches the forecast when balances or expected transactions change; returns a refetch function. */
export function useForecastChanges(variables: useForecastChangesQuery$variables): () => void {
  const readAgain = useReadAgain<useForecastChangesQuery>(graphql`
    query useForecastChangesQuery(
      $currency: Currency!
      $unit: ForecastUnit!
      $usesLags: Boolean!
      $includesLeftOut: Boolean!
      $entities: [ID!]
      $scenarios: [ForecastScenarioInput!]
    ) {
      organization {
        id
        cashForecast(
          currency: $currency
          unit: $unit
          usesLags: $usesLags
          includesLeftOut: $includesLeftOut
          entityIds: $entities
          scenarios: $scenarios
        ) {
          ...CashForecastPage_forecast
        }
      }
    }
  `)
  return useLiveReading<useForecastChangesSubscription>(
    graphql`
      subscription useForecastChangesSubscription {
        cashChanged {
          kind
        }
      }
    `,
    () => readAgain(variables),
    SETTLE_MS,
  )
}
