import { useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { useUpdateProfileMutation } from '../../../../../__generated__/useUpdateProfileMutation.graphql.ts'
import { useMutation } from '../../../../../relay/useMutation.ts'

/** Changes the user's names, language and number format. */
export function useUpdateProfile() {
  const { formatMessage } = useIntl()
  return useMutation<useUpdateProfileMutation>(
    graphql`
      mutation useUpdateProfileMutation($input: UpdateProfileInput!) {
        updateProfile(input: $input) {
          viewer {
            id
            ...ProfileCard_viewer
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
