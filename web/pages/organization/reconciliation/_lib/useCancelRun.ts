import { useCallback } from 'react'
import { graphql } from 'react-relay/hooks'
import type { useCancelRunMutation } from '../../../../__generated__/useCancelRunMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Cancels a run that waits for review; its suggestions stay in the list. */
export function useCancelRun() {
  const [commit, isCancelling] = useMutation<useCancelRunMutation>(
    graphql`
      mutation useCancelRunMutation($id: ID!) {
        cancelReconciliationRun(input: { id: $id }) {
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
  const cancel = useCallback((id: string) => commit({ variables: { id } }), [commit])
  return [cancel, isCancelling] as const
}
