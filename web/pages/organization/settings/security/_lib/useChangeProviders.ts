// One hook per mutation of a linked provider; both require proof of identity.
import { graphql } from 'react-relay/hooks'
import type { useChangeProvidersRelinkMutation } from '../../../../../__generated__/useChangeProvidersRelinkMutation.graphql.ts'
import type { useChangeProvidersUnlinkMutation } from '../../../../../__generated__/useChangeProvidersUnlinkMutation.graphql.ts'
import { useMutation } from '../../../../../relay/useMutation.ts'

/** Unlinks a provider, which can then no longer sign in to the account. */
export function useUnlinkProvider() {
  return useMutation<useChangeProvidersUnlinkMutation>(
    graphql`
      mutation useChangeProvidersUnlinkMutation($input: UnlinkProviderInput!) {
        unlinkProvider(input: $input) {
          viewer {
            ...ProvidersCard_viewer
            ...SecurityEventsCard_viewer
          }
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    { quiet: true },
  )
}

/** Links an unlinked provider again. */
export function useRelinkProvider() {
  return useMutation<useChangeProvidersRelinkMutation>(
    graphql`
      mutation useChangeProvidersRelinkMutation($input: RelinkProviderInput!) {
        relinkProvider(input: $input) {
          viewer {
            ...ProvidersCard_viewer
            ...SecurityEventsCard_viewer
          }
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    { quiet: true },
  )
}
