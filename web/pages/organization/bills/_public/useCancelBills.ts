import { graphql } from 'react-relay/hooks'
import type { useCancelBillsMutation } from '../../../../__generated__/useCancelBillsMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Cancels bills, with a reason. The caller shows the result of each. */
export function useCancelBills() {
  return useMutation<useCancelBillsMutation>(
    graphql`
      mutation useCancelBillsMutation($input: BillsWithReasonInput!) {
        cancelBills(input: $input) {
          bills {
            ...BillsPage_row
          }
          results {
            nodeId
            ok
            userErrors {
              message
            }
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
