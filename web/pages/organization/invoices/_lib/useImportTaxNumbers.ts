import { graphql } from 'react-relay/hooks'
import type { useImportTaxNumbersMutation } from '../../../../__generated__/useImportTaxNumbersMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Stores the numbers of a file from the tax office, row by row. */
export function useImportTaxNumbers() {
  return useMutation<useImportTaxNumbersMutation>(
    graphql`
      mutation useImportTaxNumbersMutation($input: ImportTaxInvoiceNumbersInput!) {
        importTaxInvoiceNumbers(input: $input) {
          rows {
            row
            reference
            number
            outcome
            refusal
          }
          invoices {
            ...InvoicesPage_row
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
