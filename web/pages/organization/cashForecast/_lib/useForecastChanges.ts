import { useMemo } from 'react'
import { graphql } from 'react-relay/hooks'
import type {
  useForecastChangesQuery,
  useForecastChangesQuery$variables,
} from '../../../../__generated__/useForecastChangesQuery.graphql.ts'
import type { useForecastChangesSubscription } from '../../../../__generated__/useForecastChangesSubscription.graphql.ts'
import { useLiveSubscription } from '../../../../relay/useLiveSubscription.ts'
import { useReadAgain } from '../../../../relay/useReadAgain.ts'
import { useSettled } from '../../../../relay/useSettled.ts'

/** An import or a run changes many records; figures are read once for several. */
const SETTLE_MS = 500

/** Reads the forecast again when balances or what is expected change; answers how to do so. */
export function useForecastChanges(variables: useForecastChangesQuery$variables): () => void {
  const readAgain = useReadAgain<useForecastChangesQuery>(graphql`
    query useForecastChangesQuery(
      $currency: Currency!
      $unit: ForecastUnit!
      $usesLags: Boolean!
      $includesLeftOut: Boolean!
      $entities: [ID!]
      $scenario: ForecastScenarioInput
    ) {
      organization {
        id
        cashForecast(
          currency: $currency
          unit: $unit
          usesLags: $usesLags
          includesLeftOut: $includesLeftOut
          entityIds: $entities
          scenario: $scenario
        ) {
          ...CashForecastPage_forecast
        }
      }
    }
  `)
  const settled = useSettled(() => readAgain(variables), SETTLE_MS)
  const config = useMemo(
    () => ({
      subscription: graphql`
        subscription useForecastChangesSubscription {
          cashChanged {
            kind
          }
        }
      `,
      variables: {},
      onNext: settled,
    }),
    [settled],
  )
  useLiveSubscription<useForecastChangesSubscription>(config, settled)
  return settled
}
