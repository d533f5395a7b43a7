import { graphql } from 'react-relay/hooks'
import type { useImportInvoicesMutation } from '../../../../__generated__/useImportInvoicesMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'
import type { ImportRecords } from '../../_lib/importRecords.ts'
import { useImportRecords } from '../../_lib/useImportRecords.ts'

/** Has a CSV file of open invoices checked or stored. */
export function useImportInvoices(): ImportRecords {
  const [commit] = useMutation<useImportInvoicesMutation>(
    graphql`
      mutation useImportInvoicesMutation($input: ImportRecordsInput!) {
        importInvoices(input: $input) {
          recordImport {
            uuid
          }
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    { quiet: true },
  )
  return useImportRecords(commit)
}
