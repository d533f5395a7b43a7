import { graphql } from 'react-relay/hooks'
import type { useCancelBillsMutation } from '../../../../__generated__/useCancelBillsMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Calls bills off, with a reason. Who asks shows what became of each. */
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
