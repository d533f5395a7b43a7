import { graphql } from 'react-relay/hooks'
import type { useArchiveExpectedMutation } from '../../../../__generated__/useArchiveExpectedMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Archives unreconciled expected transactions. The caller shows the result of each. */
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
