import { graphql } from 'react-relay/hooks'
import { useIntl } from 'react-intl'
import type { useEndOtherSessionsMutation } from '../../../../../__generated__/useEndOtherSessionsMutation.graphql.ts'
import { useMutation } from '../../../../../relay/useMutation.ts'

/** Ends all sessions but the current one. */
export function useEndOtherSessions() {
  const { formatMessage } = useIntl()
  return useMutation<useEndOtherSessionsMutation>(
    graphql`
      mutation useEndOtherSessionsMutation {
        endOtherSessions {
          ended
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
    { success: ({ ended }) => formatMessage({ id: 'security.sessions.othersEnded' }, { count: ended ?? 0 }) },
  )
}
