// One hook per mutation of a connection to a payment provider.
import { useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { useChangeProviderConnectMutation } from '../../../../__generated__/useChangeProviderConnectMutation.graphql.ts'
import type { useChangeProviderDisableMutation } from '../../../../__generated__/useChangeProviderDisableMutation.graphql.ts'
import type { useChangeProviderEnableMutation } from '../../../../__generated__/useChangeProviderEnableMutation.graphql.ts'
import type { useChangeProviderRotateMutation } from '../../../../__generated__/useChangeProviderRotateMutation.graphql.ts'
import type { useChangeProviderSyncMutation } from '../../../../__generated__/useChangeProviderSyncMutation.graphql.ts'
import type { useChangeProviderTestMutation } from '../../../../__generated__/useChangeProviderTestMutation.graphql.ts'
import type { useChangeProviderUpdateMutation } from '../../../../__generated__/useChangeProviderUpdateMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Connects a payment provider. */
export function useConnectProvider() {
  const { formatMessage } = useIntl()
  return useMutation<useChangeProviderConnectMutation>(
    graphql`
      mutation useChangeProviderConnectMutation($input: ConnectPaymentProviderInput!) {
        connectPaymentProvider(input: $input) {
          provider {
            uuid
          }
          passkeyOptions
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    { quiet: true, success: () => formatMessage({ id: 'providers.connected' }) },
  )
}

/** Changes the alias, or the payout account. */
export function useUpdateProvider() {
  const { formatMessage } = useIntl()
  return useMutation<useChangeProviderUpdateMutation>(
    graphql`
      mutation useChangeProviderUpdateMutation($input: UpdatePaymentProviderInput!) {
        updatePaymentProvider(input: $input) {
          provider {
            ...PaymentProviderPage_provider
          }
          passkeyOptions
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    { quiet: true, success: () => formatMessage({ id: 'providers.saved' }) },
  )
}

/** Replaces the credentials. */
export function useRotateProviderCredentials() {
  const { formatMessage } = useIntl()
  return useMutation<useChangeProviderRotateMutation>(
    graphql`
      mutation useChangeProviderRotateMutation($input: RotatePaymentProviderCredentialsInput!) {
        rotatePaymentProviderCredentials(input: $input) {
          provider {
            ...PaymentProviderPage_provider
          }
          passkeyOptions
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    { quiet: true, success: () => formatMessage({ id: 'providers.rotated' }) },
  )
}

/** Disables a connection. */
export function useDisableProvider() {
  const { formatMessage } = useIntl()
  return useMutation<useChangeProviderDisableMutation>(
    graphql`
      mutation useChangeProviderDisableMutation($input: PaymentProviderVersionInput!) {
        disablePaymentProvider(input: $input) {
          provider {
            ...PaymentProviderPage_provider
          }
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    { success: () => formatMessage({ id: 'providers.disabled' }) },
  )
}

/** Enables a connection again. */
export function useEnableProvider() {
  const { formatMessage } = useIntl()
  return useMutation<useChangeProviderEnableMutation>(
    graphql`
      mutation useChangeProviderEnableMutation($input: PaymentProviderVersionInput!) {
        enablePaymentProvider(input: $input) {
          provider {
            ...PaymentProviderPage_provider
          }
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    { success: () => formatMessage({ id: 'providers.enabled' }) },
  )
}

/** Tests the connection without storing anything. */
export function useTestProvider() {
  const { formatMessage } = useIntl()
  return useMutation<useChangeProviderTestMutation>(
    graphql`
      mutation useChangeProviderTestMutation($input: PaymentProviderIdInput!) {
        testPaymentProvider(input: $input) {
          provider {
            id
          }
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    { success: () => formatMessage({ id: 'providers.tested' }) },
  )
}

/** Syncs now. */
export function useSyncProvider() {
  const { formatMessage } = useIntl()
  return useMutation<useChangeProviderSyncMutation>(
    graphql`
      mutation useChangeProviderSyncMutation($input: PaymentProviderIdInput!) {
        syncPaymentProvider(input: $input) {
          provider {
            ...PaymentProviderPage_provider
          }
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    { success: () => formatMessage({ id: 'providers.syncStarted' }) },
  )
}
