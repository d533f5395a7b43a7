import { useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { useUpdateInvoiceTaxSettingsMutation } from '../../../../../__generated__/useUpdateInvoiceTaxSettingsMutation.graphql.ts'
import { useMutation } from '../../../../../relay/useMutation.ts'

/** Changes the organization's tax settings for invoices. */
export function useUpdateInvoiceTaxSettings() {
  const { formatMessage } = useIntl()
  return useMutation<useUpdateInvoiceTaxSettingsMutation>(
    graphql`
      mutation useUpdateInvoiceTaxSettingsMutation($input: UpdateInvoiceTaxSettingsInput!) {
        updateInvoiceTaxSettings(input: $input) {
          organization {
            id
            ...TaxesPage_organization
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
