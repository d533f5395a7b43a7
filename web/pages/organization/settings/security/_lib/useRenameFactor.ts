import { graphql } from 'react-relay/hooks'
import type { useRenameFactorMutation } from '../../../../../__generated__/useRenameFactorMutation.graphql.ts'
import { useMutation } from '../../../../../relay/useMutation.ts'

/** Renames a factor. */
export function useRenameFactor() {
  return useMutation<useRenameFactorMutation>(
    graphql`
      mutation useRenameFactorMutation($input: RenameFactorInput!) {
        renameFactor(input: $input) {
          factor {
            id
            name
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
