// One hook per change of a connection between an account and its bank.
import { useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { useChangeConnectionConnectMutation } from '../../../../__generated__/useChangeConnectionConnectMutation.graphql.ts'
import type { useChangeConnectionDisconnectMutation } from '../../../../__generated__/useChangeConnectionDisconnectMutation.graphql.ts'
import type { useChangeConnectionRotateMutation } from '../../../../__generated__/useChangeConnectionRotateMutation.graphql.ts'
import type { useChangeConnectionScheduleMutation } from '../../../../__generated__/useChangeConnectionScheduleMutation.graphql.ts'
import type { useChangeConnectionSyncMutation } from '../../../../__generated__/useChangeConnectionSyncMutation.graphql.ts'
import type { useChangeConnectionTestMutation } from '../../../../__generated__/useChangeConnectionTestMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Connects an account to its bank. */
export function useConnectAccount() {
  const { formatMessage } = useIntl()
  return useMutation<useChangeConnectionConnectMutation>(
    graphql`
      mutation useChangeConnectionConnectMutation($input: ConnectBankAccountInput!) {
        connectBankAccount(input: $input) {
          bankAccount {
            ...ConnectionCard_account
          }
          passkeyOptions
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    { quiet: true, success: formatMessage({ id: 'connection.connected' }) },
  )
}

/** Replaces the credentials of a connection. */
export function useRotateCredentials() {
  const { formatMessage } = useIntl()
  return useMutation<useChangeConnectionRotateMutation>(
    graphql`
      mutation useChangeConnectionRotateMutation($input: RotateBankCredentialsInput!) {
        rotateBankCredentials(input: $input) {
          bankAccount {
            ...ConnectionCard_account
          }
          passkeyOptions
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    { quiet: true, success: formatMessage({ id: 'connection.credentials.replaced' }) },
  )
}

/** Sets at which times of day an account syncs. */
export function useSetSchedule() {
  const { formatMessage } = useIntl()
  return useMutation<useChangeConnectionScheduleMutation>(
    graphql`
      mutation useChangeConnectionScheduleMutation($input: SetSyncScheduleInput!) {
        setSyncSchedule(input: $input) {
          bankAccount {
            ...ConnectionCard_account
          }
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    { quiet: true, success: formatMessage({ id: 'connection.schedule.saved' }) },
  )
}

/** Deletes a connection and its credentials. */
export function useDisconnectAccount() {
  const { formatMessage } = useIntl()
  return useMutation<useChangeConnectionDisconnectMutation>(
    graphql`
      mutation useChangeConnectionDisconnectMutation($input: DisconnectBankAccountInput!) {
        disconnectBankAccount(input: $input) {
          bankAccount {
            ...ConnectionCard_account
          }
          passkeyOptions
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    { quiet: true, success: formatMessage({ id: 'connection.disconnected' }) },
  )
}

/** Tests the connection to the bank. */
export function useTestConnection() {
  return useMutation<useChangeConnectionTestMutation>(
    graphql`
      mutation useChangeConnectionTestMutation($input: BankAccountIdInput!) {
        testBankConnection(input: $input) {
          balance {
            ledger {
              amount
              currency
            }
          }
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    { quiet: true },
  )
}

/**
 * Starts a sync. Only the account's events show its progress: a fast sync ends before this answer arrives, which would then show it as
 * running forever.
 */
export function useSyncAccount() {
  return useMutation<useChangeConnectionSyncMutation>(graphql`
    mutation useChangeConnectionSyncMutation($input: BankAccountIdInput!) {
      syncBankAccount(input: $input) {
        userErrors {
          ...useMutation_error
        }
      }
    }
  `)
}
