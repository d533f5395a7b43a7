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

/** Forgets a connection and its credentials. */
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

/** Asks the bank whether the connection works. */
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
 * Asks for a sync now. How it goes is told by the changes of the account alone: a quick one is over before this answer comes, and would be
 * shown at work for ever.
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
