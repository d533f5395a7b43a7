import { useCallback } from 'react'
import { graphql } from 'react-relay/hooks'
import type { AdjustmentKind, useReconcileMutation } from '../../../../__generated__/useReconcileMutation.graphql.ts'
import type { FreshFactor } from '../../../../ui/freshFactor/freshFactor.ts'
import { useMutation } from '../../../../relay/useMutation.ts'
import { useIdempotentSubmit } from '../../../../relay/useIdempotentSubmit.ts'

/** A match as assembled by a user. */
export type Match = {
  readonly lineIds: readonly string[]
  readonly expectedIds: readonly string[]
  readonly adjustments: readonly { readonly kind: AdjustmentKind; readonly amount: string }[]
  readonly allowPartial: boolean
  /** The rest of the line, beyond the invoice that it has paid, becomes credit. */
  readonly keepRest?: boolean
  /** Why the adjustments may exceed their limits. */
  readonly adjustmentReason?: string | undefined
  /** Why the owner matches before the period lock. */
  readonly lockReason?: string | undefined
}

/** Matches lines with expected transactions manually. The answer updates rows and candidates, which disappear by their status. */
export function useReconcile() {
  const [commit, isReconciling] = useMutation<useReconcileMutation>(
    graphql`
      mutation useReconcileMutation($input: ReconcileInput!) {
        reconcile(input: $input) {
          passkeyOptions
          reconciliation {
            id
            result
            amount {
              amount
              currency
            }
          }
          statementTransactions {
            id
            ...LineRow_line
          }
          expectedTransactions {
            id
            ...CandidateCard_expected
          }
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    { quiet: true },
  )
  const once = useIdempotentSubmit()
  const reconcile = useCallback(
    (
      { lineIds, expectedIds, adjustments, allowPartial, keepRest, adjustmentReason, lockReason }: Match,
      factor: FreshFactor = {},
    ) => {
      const input = {
        statementTransactionIds: [...lineIds],
        expectedTransactionIds: [...expectedIds],
        adjustments: [...adjustments],
        allowPartial,
        ...(keepRest === true && { keepRest }),
        ...(adjustmentReason !== undefined && { adjustmentReason }),
        ...(lockReason !== undefined && { lockReason }),
        ...factor,
      }
      return once(input, idempotencyKey => commit({ variables: { input: { ...input, idempotencyKey } } }))
    },
    [commit, once],
  )
  return [reconcile, isReconciling] as const
}
