import { useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { useUpdatePaymentSettingsMutation } from '../../../../../__generated__/useUpdatePaymentSettingsMutation.graphql.ts'
import { useMutation } from '../../../../../relay/useMutation.ts'

/** Changes the company's warnings. */
export function useUpdatePaymentSettings() {
  const { formatMessage } = useIntl()
  return useMutation<useUpdatePaymentSettingsMutation>(
    graphql`
      mutation useUpdatePaymentSettingsMutation($input: UpdatePaymentSettingsInput!) {
        updatePaymentSettings(input: $input) {
          organization {
            ...WarningsCard_organization
          }
          passkeyOptions
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    { success: formatMessage({ id: 'settings.saved' }), quiet: true },
  )
}
