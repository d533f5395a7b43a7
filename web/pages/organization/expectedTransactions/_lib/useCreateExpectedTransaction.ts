import { graphql } from 'react-relay/hooks'
import { useIntl } from 'react-intl'
import type { useCreateExpectedTransactionMutation } from '../../../../__generated__/useCreateExpectedTransactionMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Adds an expected transaction. */
export function useCreateExpectedTransaction() {
  const { formatMessage } = useIntl()
  return useMutation<useCreateExpectedTransactionMutation>(
    graphql`
      mutation useCreateExpectedTransactionMutation($input: CreateExpectedTransactionInput!) {
        createExpectedTransaction(input: $input) {
          expectedTransaction {
            id
            number
          }
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    {
      success: payload =>
        formatMessage({ id: 'expected.created' }, { number: payload.expectedTransaction?.number ?? '' }),
      quiet: true,
    },
  )
}
