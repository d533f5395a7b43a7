import { graphql } from 'react-relay/hooks'
import { useIntl } from 'react-intl'
import type { useUpdateExpectedTransactionMutation } from '../../../../__generated__/useUpdateExpectedTransactionMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Changes an expected transaction that was shown in `version`. */
export function useUpdateExpectedTransaction() {
  const { formatMessage } = useIntl()
  return useMutation<useUpdateExpectedTransactionMutation>(
    graphql`
      mutation useUpdateExpectedTransactionMutation($input: UpdateExpectedTransactionInput!) {
        updateExpectedTransaction(input: $input) {
          expectedTransaction {
            id
            ...EditExpectedPage_expected
            ...ExpectedTransactionsPage_row
          }
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    { success: formatMessage({ id: 'expected.updated' }), quiet: true },
  )
}
