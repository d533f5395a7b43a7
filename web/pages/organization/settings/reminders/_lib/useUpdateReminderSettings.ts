import { useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { useUpdateReminderSettingsMutation } from '../../../../../__generated__/useUpdateReminderSettingsMutation.graphql.ts'
import { useMutation } from '../../../../../relay/useMutation.ts'

/** Changes the reminders to customers. */
export function useUpdateReminderSettings() {
  const { formatMessage } = useIntl()
  return useMutation<useUpdateReminderSettingsMutation>(
    graphql`
      mutation useUpdateReminderSettingsMutation($input: UpdateReminderSettingsInput!) {
        updateReminderSettings(input: $input) {
          organization {
            id
            reminderSettings {
              ...RemindersPage_settings
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
