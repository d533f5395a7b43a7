import { useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { useUpdateBillSettingsMutation } from '../../../../../__generated__/useUpdateBillSettingsMutation.graphql.ts'
import { useMutation } from '../../../../../relay/useMutation.ts'

/** Changes the metadata fields of bills. */
export function useUpdateBillSettings() {
  const { formatMessage } = useIntl()
  return useMutation<useUpdateBillSettingsMutation>(
    graphql`
      mutation useUpdateBillSettingsMutation($input: UpdateBillSettingsInput!) {
        updateBillSettings(input: $input) {
          organization {
            id
            ...BillSettingsPage_organization
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
