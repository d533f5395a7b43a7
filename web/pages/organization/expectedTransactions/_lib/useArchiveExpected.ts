import { graphql } from 'react-relay/hooks'
import { useIntl } from 'react-intl'
import type { useArchiveExpectedMutation } from '../../../../__generated__/useArchiveExpectedMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Puts unreconciled expected transactions out of sight. */
export function useArchiveExpected() {
  const { formatMessage } = useIntl()
  return useMutation<useArchiveExpectedMutation>(
    graphql`
      mutation useArchiveExpectedMutation($input: ExpectedTransactionIdsInput!) {
        archiveExpectedTransactions(input: $input) {
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
      success: payload => formatMessage({ id: 'expected.archived' }, { count: payload.expectedTransactions.length }),
    },
  )
}
