import { useCallback } from 'react'
import { graphql } from 'react-relay/hooks'
import type { useRemoveReconciliationMutation } from '../../../../__generated__/useRemoveReconciliationMutation.graphql.ts'
import type { FreshFactor } from '../../../../ui/freshFactor/freshFactor.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Undoes a match; the user's own match of the last 15 minutes needs no reason. Its lines return to the list by their status. */
export function useRemoveReconciliation() {
  const [commit, isRemoving] = useMutation<useRemoveReconciliationMutation>(
    graphql`
      mutation useRemoveReconciliationMutation($input: RemoveReconciliationInput!) {
        removeReconciliation(input: $input) {
          passkeyOptions
          reconciliation {
            id
            ...HistoryRow_reconciliation
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
  const remove = useCallback(
    (id: string, reason?: string, factor: FreshFactor = {}) =>
      commit({ variables: { input: { id, ...(reason !== undefined && { reason }), ...factor } } }),
    [commit],
  )
  return [remove, isRemoving] as const
}
