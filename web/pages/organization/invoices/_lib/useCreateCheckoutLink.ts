import { graphql } from 'react-relay/hooks'
import type { useCreateCheckoutLinkMutation } from '../../../../__generated__/useCreateCheckoutLinkMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Makes a link by which the customer pays an invoice. It is answered this once. */
export function useCreateCheckoutLink() {
  return useMutation<useCreateCheckoutLinkMutation>(
    graphql`
      mutation useCreateCheckoutLinkMutation($input: CreateCheckoutLinkInput!) {
        createCheckoutLink(input: $input) {
          url
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
