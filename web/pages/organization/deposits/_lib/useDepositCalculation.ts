import { graphql } from 'react-relay/hooks'
import type {
  useDepositCalculationQuery,
  useDepositCalculationQuery$variables,
} from '../../../../__generated__/useDepositCalculationQuery.graphql.ts'
import { useAnswerAsTyped } from '../../../../relay/useAnswerAsTyped.ts'

export type DepositCalculation = NonNullable<
  useDepositCalculationQuery['response']['organization']['depositCalculation']
>

/** A deposit's interest; null until enough is known. */
export function useDepositCalculation(
  input: useDepositCalculationQuery$variables['input'] | null,
): DepositCalculation | null {
  const answer = useAnswerAsTyped<useDepositCalculationQuery>(
    graphql`
      query useDepositCalculationQuery($input: DepositCalculationInput!) {
        organization {
          depositCalculation(input: $input) {
            maturesOn
            movedFrom
            term
            taxRate
            proposedTaxRate
            taxReason
            netYield
            interest {
              amount
              currency
            }
            tax {
              amount
              currency
            }
            netInterest {
              amount
              currency
            }
            atMaturity {
              amount
              currency
            }
            periods {
              term
              place
              endsOn
              days
              isRenewed
              netInterest {
                amount
                currency
              }
            }
            otherTenors {
              tenor
              tenorType
              maturesOn
              netInterest {
                amount
                currency
              }
            }
          }
        }
      }
    `,
    input && { input },
  )
  return answer?.organization.depositCalculation ?? null
}
