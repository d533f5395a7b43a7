// One hook per change of a linked provider; both ask for a proof of who makes it.
import { graphql } from 'react-relay/hooks'
import type { useChangeProvidersRelinkMutation } from '../../../../../__generated__/useChangeProvidersRelinkMutation.graphql.ts'
import type { useChangeProvidersUnlinkMutation } from '../../../../../__generated__/useChangeProvidersUnlinkMutation.graphql.ts'
import { useMutation } from '../../../../../relay/useMutation.ts'

/** Lets a provider open the account no more. */
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

/** Lets a provider that was unlinked open the account again. */
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
