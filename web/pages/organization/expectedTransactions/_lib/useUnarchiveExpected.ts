import { graphql } from 'react-relay/hooks'
import { useIntl } from 'react-intl'
import type { useUnarchiveExpectedMutation } from '../../../../__generated__/useUnarchiveExpectedMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Brings archived expected transactions back. */
export function useUnarchiveExpected() {
  const { formatMessage } = useIntl()
  return useMutation<useUnarchiveExpectedMutation>(
    graphql`
      mutation useUnarchiveExpectedMutation($input: ExpectedTransactionIdsInput!) {
        unarchiveExpectedTransactions(input: $input) {
          expectedTransactions {
            id
            ...ExpectedTransactionsPage_row
          }
          userErrors {
            code
            message
            field
          }
        }
      }
    `,
    {
      success: payload => formatMessage({ id: 'expected.unarchived' }, { count: payload.expectedTransactions.length }),
    },
  )
}
