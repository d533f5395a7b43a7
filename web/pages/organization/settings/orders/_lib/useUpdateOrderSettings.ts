import { useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { useUpdateOrderSettingsMutation } from '../../../../../__generated__/useUpdateOrderSettingsMutation.graphql.ts'
import { useMutation } from '../../../../../relay/useMutation.ts'

/** Changes the defaults of orders and invoices. */
export function useUpdateOrderSettings() {
  const { formatMessage } = useIntl()
  return useMutation<useUpdateOrderSettingsMutation>(
    graphql`
      mutation useUpdateOrderSettingsMutation($input: UpdateOrderSettingsInput!) {
        updateOrderSettings(input: $input) {
          organization {
            id
            orderSettings {
              ...OrdersPage_settings
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
