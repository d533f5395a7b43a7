import { graphql } from 'react-relay/hooks'
import type {
  PaymentOptionsInput,
  usePaymentOptionsQuery,
} from '../../../../__generated__/usePaymentOptionsQuery.graphql.ts'
import { useAnswerAsTyped } from '../../../../relay/useAnswerAsTyped.ts'

export type PaymentOptions = NonNullable<usePaymentOptionsQuery['response']['organization']['paymentOptions']>
export type MethodOption = PaymentOptions['methods'][number]

/** The options and checks of a payment if it were made now; null until enough is known. */
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

/** The payment's method: the chosen one if possible, else the first possible one. */
export function methodOf(options: PaymentOptions | null, chosen: string | null): MethodOption | undefined {
  const possible = options?.methods.filter(option => option.possible) ?? []
  return possible.find(({ method }) => method === chosen) ?? possible[0]
}
