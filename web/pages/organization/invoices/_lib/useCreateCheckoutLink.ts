import { graphql } from 'react-relay/hooks'
import type { useCreateCheckoutLinkMutation } from '../../../../__generated__/useCreateCheckoutLinkMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Creates a link for the customer to pay an invoice. The answer contains it only this once. */
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
