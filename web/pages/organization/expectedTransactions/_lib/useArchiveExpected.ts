import { graphql } from 'react-relay/hooks'
import type { useArchiveExpectedMutation } from '../../../../__generated__/useArchiveExpectedMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Puts unreconciled expected transactions out of sight. Who asks shows what became of each. */
export function useArchiveExpected() {
  return useMutation<useArchiveExpectedMutation>(graphql`
    mutation useArchiveExpectedMutation($input: ExpectedTransactionIdsInput!) {
      archiveExpectedTransactions(input: $input) {
        expectedTransactions {
          id
          ...ExpectedTransactionsPage_row
        }
        results {
          nodeId
          ok
          userErrors {
            message
          }
        }
        userErrors {
          ...useMutation_error
        }
      }
    }
  `)
}
