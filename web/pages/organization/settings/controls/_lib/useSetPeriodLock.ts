import { useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { useSetPeriodLockMutation } from '../../../../../__generated__/useSetPeriodLockMutation.graphql.ts'
import { useMutation } from '../../../../../relay/useMutation.ts'

/** Moves the date before which everything is locked. */
export function useSetPeriodLock() {
  const { formatMessage } = useIntl()
  return useMutation<useSetPeriodLockMutation>(
    graphql`
      mutation useSetPeriodLockMutation($input: SetPeriodLockInput!) {
        setPeriodLock(input: $input) {
          organization {
            id
            controls {
              ...ControlsPage_controls
            }
          }
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    { success: formatMessage({ id: 'settings.saved' }), quiet: true },
  )
}
