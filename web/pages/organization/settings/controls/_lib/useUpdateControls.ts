import { useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { useUpdateControlsMutation } from '../../../../../__generated__/useUpdateControlsMutation.graphql.ts'
import { useMutation } from '../../../../../relay/useMutation.ts'

/** Changes the given controls. */
export function useUpdateControls() {
  const { formatMessage } = useIntl()
  return useMutation<useUpdateControlsMutation>(
    graphql`
      mutation useUpdateControlsMutation($input: UpdateControlsInput!) {
        updateControls(input: $input) {
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
