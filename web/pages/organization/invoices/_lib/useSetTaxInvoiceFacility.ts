import { graphql } from 'react-relay/hooks'
import type { useSetTaxInvoiceFacilityMutation } from '../../../../__generated__/useSetTaxInvoiceFacilityMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Sets the rule under which VAT is not collected or exempt. */
export function useSetTaxInvoiceFacility() {
  return useMutation<useSetTaxInvoiceFacilityMutation>(
    graphql`
      mutation useSetTaxInvoiceFacilityMutation($input: SetTaxInvoiceFacilityInput!) {
        setTaxInvoiceFacility(input: $input) {
          invoices {
            ...InvoicesPage_row
            ...InvoicePage_invoice
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
