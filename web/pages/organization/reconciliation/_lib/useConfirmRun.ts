import { useCallback } from 'react'
import { graphql } from 'react-relay/hooks'
import type { useConfirmRunMutation } from '../../../../__generated__/useConfirmRunMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Confirms the reviewed automatic matches of a run, except the excluded ones. */
export function useConfirmRun() {
  const [commit, isConfirming] = useMutation<useConfirmRunMutation>(
    graphql`
      mutation useConfirmRunMutation($id: ID!, $excluded: [ID!]!) {
        confirmReconciliationRun(input: { id: $id, excludeRecommendationIds: $excluded }) {
          run {
            id
            ...RunStrip_run
          }
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    { quiet: true },
  )
  const confirm = useCallback(
    (id: string, excluded: readonly string[]) => commit({ variables: { id, excluded: [...excluded] } }),
    [commit],
  )
  return [confirm, isConfirming] as const
}
