import { useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { useAskProviderSyncMutation } from '../../../../__generated__/useAskProviderSyncMutation.graphql.ts'
import type { useAskProviderTransactionMutation } from '../../../../__generated__/useAskProviderTransactionMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Reads one transaction from its provider now. */
export function useAskAboutTransaction() {
  const { formatMessage } = useIntl()
  return useMutation<useAskProviderTransactionMutation>(
    graphql`
      mutation useAskProviderTransactionMutation($input: RefreshPaymentTransactionInput!) {
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
export function useAskForSync() {
  const { formatMessage } = useIntl()
  return useMutation<useAskProviderSyncMutation>(
    graphql`
      mutation useAskProviderSyncMutation($input: PaymentProviderIdInput!) {
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
