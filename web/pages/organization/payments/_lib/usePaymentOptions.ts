import { useEffect, useRef, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import type {
  PaymentOptionsInput,
  usePaymentOptionsQuery,
} from '../../../../__generated__/usePaymentOptionsQuery.graphql.ts'

/** Typing settles before the server is asked. */
const SETTLE_MS = 300

export type PaymentOptions = NonNullable<usePaymentOptionsQuery['response']['organization']['paymentOptions']>
export type MethodOption = PaymentOptions['methods'][number]

/**
 * What a payment would meet if it were made now; null before enough is known. While it is asked again the answer of before stays, so
 * that nothing jumps as one types.
 */
export function usePaymentOptions(input: PaymentOptionsInput | null): PaymentOptions | null {
  const environment = useRelayEnvironment()
  const [options, setOptions] = useState<PaymentOptions | null>(null)
  const wanted = input === null ? null : JSON.stringify(input)
  const latest = useRef(input)
  latest.current = input
  useEffect(() => {
    const asked = latest.current
    if (wanted === null || asked === null) {
      setOptions(null)
      return
    }
    let subscription: { unsubscribe: () => void } | null = null
    const timer = setTimeout(() => {
      subscription = fetchQuery<usePaymentOptionsQuery>(
        environment,
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
        { input: asked },
        { fetchPolicy: 'network-only' },
      ).subscribe({
        next: ({ organization }) => setOptions(organization.paymentOptions ?? null),
        // What is not possible the server says again when the form is sent.
        error: () => setOptions(null),
      })
    }, SETTLE_MS)
    return () => {
      clearTimeout(timer)
      subscription?.unsubscribe()
    }
  }, [environment, wanted])
  return options
}

/** The way in which the payment travels: the one that was chosen if it is possible, else the first one that is. */
export function methodOf(options: PaymentOptions | null, chosen: string | null): MethodOption | undefined {
  const possible = options?.methods.filter(option => option.possible) ?? []
  return possible.find(({ method }) => method === chosen) ?? possible[0]
}
