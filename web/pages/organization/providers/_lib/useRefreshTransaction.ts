import { useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { useRefreshTransactionMutation } from '../../../../__generated__/useRefreshTransactionMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Reads a transaction from its provider now. */
export function useRefreshTransaction() {
  const { formatMessage } = useIntl()
  return useMutation<useRefreshTransactionMutation>(
    graphql`
      mutation useRefreshTransactionMutation($input: RefreshPaymentTransactionInput!) {
        refreshPaymentTransaction(input: $input) {
          transaction {
            ...PaymentTransactionPage_transaction
          }
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    { success: () => formatMessage({ id: 'paymentTransactions.refreshed' }) },
  )
}
