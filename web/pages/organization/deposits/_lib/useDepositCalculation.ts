import { useEffect, useRef, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import type {
  useDepositCalculationQuery,
  useDepositCalculationQuery$variables,
} from '../../../../__generated__/useDepositCalculationQuery.graphql.ts'

/** Typing settles before the server is asked. */
const SETTLE_MS = 300

export type DepositCalculation = NonNullable<
  useDepositCalculationQuery['response']['organization']['depositCalculation']
>

/**
 * What a deposit would earn; null before enough is known. While it is computed again the answer of before stays, so that nothing jumps as
 * one types.
 */
export function useDepositCalculation(
  input: useDepositCalculationQuery$variables['input'] | null,
): DepositCalculation | null {
  const environment = useRelayEnvironment()
  const [calculation, setCalculation] = useState<DepositCalculation | null>(null)
  const wanted = input === null ? null : JSON.stringify(input)
  const latest = useRef(input)
  latest.current = input
  useEffect(() => {
    const asked = latest.current
    if (wanted === null || asked === null) {
      setCalculation(null)
      return
    }
    let subscription: { unsubscribe: () => void } | null = null
    const timer = setTimeout(() => {
      subscription = fetchQuery<useDepositCalculationQuery>(
        environment,
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
        { input: asked },
        { fetchPolicy: 'network-only' },
      ).subscribe({
        next: ({ organization }) => setCalculation(organization.depositCalculation ?? null),
        // What is wrong the server says again when the form is sent.
        error: () => setCalculation(null),
      })
    }, SETTLE_MS)
    return () => {
      clearTimeout(timer)
      subscription?.unsubscribe()
    }
  }, [environment, wanted])
  return calculation
}
