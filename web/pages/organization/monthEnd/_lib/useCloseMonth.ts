import { useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { useCloseMonthMutation } from '../../../../__generated__/useCloseMonthMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Moves the period lock to the first day after a month. */
export function useCloseMonth() {
  const { formatMessage } = useIntl()
  return useMutation<useCloseMonthMutation>(
    graphql`
      mutation useCloseMonthMutation($input: SetPeriodLockInput!) {
        setPeriodLock(input: $input) {
          organization {
            id
            controls {
              ...MonthEndLock_controls
            }
          }
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    { success: formatMessage({ id: 'monthEnd.closed' }), quiet: true },
  )
}
