import { useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { useProviderRefreshSyncMutation } from '../../../../__generated__/useProviderRefreshSyncMutation.graphql.ts'
import type { useProviderRefreshTransactionMutation } from '../../../../__generated__/useProviderRefreshTransactionMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Reads one transaction from its provider now. */
export function useRefreshTransaction() {
  const { formatMessage } = useIntl()
  return useMutation<useProviderRefreshTransactionMutation>(
    graphql`
      mutation useProviderRefreshTransactionMutation($input: RefreshPaymentTransactionInput!) {
        refreshPaymentTransaction(input: $input) {
          transaction {
            id
            status
            settlement
          }
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    { success: () => formatMessage({ id: 'exceptions.askedProvider' }) },
  )
}

/** Reads all new transactions of a provider now. */
export function useSyncProvider() {
  const { formatMessage } = useIntl()
  return useMutation<useProviderRefreshSyncMutation>(
    graphql`
      mutation useProviderRefreshSyncMutation($input: PaymentProviderIdInput!) {
        syncPaymentProvider(input: $input) {
          provider {
            id
            isSyncing
          }
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    { success: () => formatMessage({ id: 'exceptions.askedProvider' }) },
  )
}
