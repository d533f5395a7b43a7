import { useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { useUpdateCustomerRemindersMutation } from '../../../../__generated__/useUpdateCustomerRemindersMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Changes the reminder settings of a customer. */
export function useUpdateCustomerReminders() {
  const { formatMessage } = useIntl()
  return useMutation<useUpdateCustomerRemindersMutation>(
    graphql`
      mutation useUpdateCustomerRemindersMutation($input: UpdateCustomerReminderSettingsInput!) {
        updateCustomerReminderSettings(input: $input) {
          customer {
            id
            ...CustomerReminders_customer
          }
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    { success: () => formatMessage({ id: 'reminders.saved' }), quiet: true },
  )
}
