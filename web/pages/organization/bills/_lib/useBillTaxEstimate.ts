import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import type {
  BillTaxEstimateInput,
  useBillTaxEstimateQuery,
} from '../../../../__generated__/useBillTaxEstimateQuery.graphql.ts'
import { useAnswerAsTyped } from '../../../../relay/useAnswerAsTyped.ts'

type Answer = useBillTaxEstimateQuery['response']['organization']['billTaxEstimate']
export type BillTaxEstimate = NonNullable<Answer['estimate']>

const query = graphql`
  query useBillTaxEstimateQuery($input: BillTaxEstimateInput!) @throwOnFieldError {
    organization {
      billTaxEstimate(input: $input) {
        estimate {
          vatRate
          vatAmount {
            amount
            currency
          }
          computedVatAmount {
            amount
            currency
          }
          withholdingRate
          isRateDoubled
          withheldAmount {
            amount
            currency
          }
          computedWithheldAmount {
            amount
            currency
          }
          netPayable {
            amount
            currency
          }
          needsReason
        }
        userErrors {
          code
          message
          field
        }
      }
    }
  }
`

/** The tax of a bill as it is typed; null until enough is known. */
export function useBillTaxEstimate(input: BillTaxEstimateInput | null): Answer | null {
  return useAnswerAsTyped<useBillTaxEstimateQuery>(query, input && { input })?.organization.billTaxEstimate ?? null
}

/** The same once, without debouncing, for the values to send. */
export function useReadBillTaxEstimate(): (input: BillTaxEstimateInput) => Promise<BillTaxEstimate | null> {
  const environment = useRelayEnvironment()
  return async input => {
    const answer = await fetchQuery<useBillTaxEstimateQuery>(
      environment,
      query,
      { input },
      { fetchPolicy: 'network-only' },
    )
      .toPromise()
      .catch(() => undefined)
    return answer?.organization.billTaxEstimate.estimate ?? null
  }
}
