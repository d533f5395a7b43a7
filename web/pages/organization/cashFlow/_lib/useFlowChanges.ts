import { graphql } from 'react-relay/hooks'
import type {
  useFlowChangesQuery,
  useFlowChangesQuery$variables,
} from '../../../../__generated__/useFlowChangesQuery.graphql.ts'
import type { useFlowChangesSubscription } from '../../../../__generated__/useFlowChangesSubscription.graphql.ts'
import { useLiveReading } from '../../../../relay/useLiveReading.ts'
import { useReadAgain } from '../../../../relay/useReadAgain.ts'

/** An import or a run changes many records; the figures are refetched once. */
const SETTLE_MS = 500

/** Refetches the cash flow when statements or matches change it. */
export function useFlowChanges(variables: useFlowChangesQuery$variables): void {
  const readAgain = useReadAgain<useFlowChangesQuery>(graphql`
    query useFlowChangesQuery(
      $currency: Currency!
      $from: Date!
      $to: Date!
      $unit: CashFlowUnit!
      $compare: CashFlowComparison!
      $entities: [ID!]
    ) {
      organization {
        id
        cashFlow(currency: $currency, from: $from, to: $to, unit: $unit, compare: $compare, entityIds: $entities) {
          ...CashFlowPage_flow
        }
      }
    }
  `)
  useLiveReading<useFlowChangesSubscription>(
    graphql`
      subscription useFlowChangesSubscription {
        cashChanged {
          kind
        }
      }
    `,
    () => readAgain(variables),
    SETTLE_MS,
  )
}
