import { graphql } from 'react-relay/hooks'
import type { useRevokeCheckoutLinksMutation } from '../../../../__generated__/useRevokeCheckoutLinksMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Revokes every link to an invoice. */
export function useRevokeCheckoutLinks() {
  return useMutation<useRevokeCheckoutLinksMutation>(
    graphql`
      mutation useRevokeCheckoutLinksMutation($input: RevokeCheckoutLinksInput!) {
        revokeCheckoutLinks(input: $input) {
          invoice {
            id
            checkoutLinkCount
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
