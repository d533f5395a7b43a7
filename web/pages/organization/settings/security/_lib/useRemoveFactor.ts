import { graphql } from 'react-relay/hooks'
import type { useRemoveFactorMutation } from '../../../../../__generated__/useRemoveFactorMutation.graphql.ts'
import { useMutation } from '../../../../../relay/useMutation.ts'

/** Removes a factor; requires a fresh one. */
export function useRemoveFactor() {
  return useMutation<useRemoveFactorMutation>(
    graphql`
      mutation useRemoveFactorMutation($input: RemoveFactorInput!) {
        removeFactor(input: $input) {
          viewer {
            hasSecondFactor
            ...FactorsCard_viewer
            ...BackupCodesCard_viewer
            ...SecurityEventsCard_viewer
          }
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    { quiet: true },
  )
}
