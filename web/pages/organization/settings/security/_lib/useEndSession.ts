import { graphql } from 'react-relay/hooks'
import { useIntl } from 'react-intl'
import type { useEndSessionMutation } from '../../../../../__generated__/useEndSessionMutation.graphql.ts'
import { useMutation } from '../../../../../relay/useMutation.ts'

/** Ends one of the user's sessions. */
export function useEndSession() {
  const { formatMessage } = useIntl()
  return useMutation<useEndSessionMutation>(
    graphql`
      mutation useEndSessionMutation($input: EndSessionInput!) {
        endSession(input: $input) {
          viewer {
            ...SessionsCard_viewer
            ...SecurityEventsCard_viewer
          }
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    { success: formatMessage({ id: 'security.sessions.ended' }) },
  )
}
