import { graphql } from 'react-relay/hooks'
import type {
  useCashChangesQuery,
  useCashChangesQuery$variables,
} from '../../../../__generated__/useCashChangesQuery.graphql.ts'
import type { useCashChangesSubscription } from '../../../../__generated__/useCashChangesSubscription.graphql.ts'
import { useLiveReading } from '../../../../relay/useLiveReading.ts'
import { useReadAgain } from '../../../../relay/useReadAgain.ts'

/** An import or a run changes many records; the figures are refetched once. */
const SETTLE_MS = 500

/** Refetches the position and its days when statements, matches, payments or expected transactions change them. */
export function useCashChanges(variables: useCashChangesQuery$variables): void {
  const readAgain = useReadAgain<useCashChangesQuery>(graphql`
    query useCashChangesQuery(
      $asOf: Date
      $groupBy: CashGrouping!
      $currency: Currency!
      $from: Date!
      $to: Date!
      $entities: [ID!]
    ) {
      organization {
        id
        cashPosition(asOf: $asOf, groupBy: $groupBy, entityIds: $entities) {
          asOf
          currencies {
            currency
            ...CashNotice_currency
            ...CashSummary_currency
            ...CashTable_currency
            ...OtherCurrencies_currency
            ...RatesNote_currency
          }
        }
        cashHistory(currency: $currency, from: $from, to: $to, entityIds: $entities) {
          on
          ledger {
            amount
          }
        }
      }
    }
  `)
  useLiveReading<useCashChangesSubscription>(
    graphql`
      subscription useCashChangesSubscription {
        cashChanged {
          kind
        }
      }
    `,
    () => readAgain(variables),
    SETTLE_MS,
  )
}
