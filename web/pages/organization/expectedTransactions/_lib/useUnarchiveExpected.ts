import { graphql } from 'react-relay/hooks'
import type { useUnarchiveExpectedMutation } from '../../../../__generated__/useUnarchiveExpectedMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Restores archived expected transactions. The caller shows the result of each. */
export function useUnarchiveExpected() {
  return useMutation<useUnarchiveExpectedMutation>(graphql`
    mutation useUnarchiveExpectedMutation($input: ExpectedTransactionIdsInput!) {
      unarchiveExpectedTransactions(input: $input) {
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
