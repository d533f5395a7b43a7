import { graphql } from 'react-relay/hooks'
import type {
  PaymentOptionsInput,
  usePaymentOptionsQuery,
} from '../../../../__generated__/usePaymentOptionsQuery.graphql.ts'
import { useAnswerAsTyped } from '../../../../relay/useAnswerAsTyped.ts'

export type PaymentOptions = NonNullable<usePaymentOptionsQuery['response']['organization']['paymentOptions']>
export type MethodOption = PaymentOptions['methods'][number]

/** What a payment would meet if it were made now; null before enough is known. */
export function usePaymentOptions(input: PaymentOptionsInput | null): PaymentOptions | null {
  const answer = useAnswerAsTyped<usePaymentOptionsQuery>(
    graphql`
      query usePaymentOptionsQuery($input: PaymentOptionsInput!) {
        organization {
          paymentOptions(input: $input) {
            hasConnection
            approvalsNeeded
            approvalProblem
            approvalReason {
              ...ApprovalReason_reason
            }
            approvers {
              uuid
              fullName
            }
            methods {
              method
              possible
              obstacle
              valueDate
              fee {
                amount
                currency
              }
              noMoreThan {
                amount
              }
              atLeast {
                amount
              }
            }
            duplicates {
              id
              uuid
              kind
              number
              date
              status
            }
          }
        }
      }
    `,
    input && { input },
  )
  return answer?.organization.paymentOptions ?? null
}

/** The way in which the payment travels: the one that was chosen if it is possible, else the first one that is. */
export function methodOf(options: PaymentOptions | null, chosen: string | null): MethodOption | undefined {
  const possible = options?.methods.filter(option => option.possible) ?? []
  return possible.find(({ method }) => method === chosen) ?? possible[0]
}
