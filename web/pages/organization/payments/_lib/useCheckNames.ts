import { graphql } from 'react-relay/hooks'
import type { useCheckNamesMutation } from '../../../../__generated__/useCheckNamesMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Queries banks for the owners of the payees' accounts. */
export function useCheckNames() {
  return useMutation<useCheckNamesMutation>(
    graphql`
      mutation useCheckNamesMutation($input: PaymentIdsInput!) {
        checkNamesOfPayments(input: $input) {
          payments {
            ...approvalLine_payment
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
