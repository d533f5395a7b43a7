import { useCallback } from 'react'
import { graphql } from 'react-relay/hooks'
import type {
  ReconciliationRunMode,
  useRunReconciliationMutation,
} from '../../../../__generated__/useRunReconciliationMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Starts the engine on an account, or on all. */
export function useRunReconciliation() {
  const [commit, isStarting] = useMutation<useRunReconciliationMutation>(graphql`
    mutation useRunReconciliationMutation($input: RunReconciliationInput!) {
      runReconciliation(input: $input) {
        run {
          id
          ...RunStrip_run
        }
        userErrors {
          ...useMutation_error
        }
      }
    }
  `)
  const run = useCallback(
    (mode: ReconciliationRunMode, bankAccountId: string | null) =>
      commit({ variables: { input: { mode, ...(bankAccountId === null ? {} : { bankAccountId }) } } }),
    [commit],
  )
  return [run, isStarting] as const
}
