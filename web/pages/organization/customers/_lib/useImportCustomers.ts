import { graphql } from 'react-relay/hooks'
import type { useImportCustomersMutation } from '../../../../__generated__/useImportCustomersMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'
import type { ImportRecords } from '../../_lib/importRecords.ts'
import { useImportRecords } from '../../_lib/useImportRecords.ts'

/** Has a CSV file of customers checked or stored. */
export function useImportCustomers(): ImportRecords {
  const [commit] = useMutation<useImportCustomersMutation>(
    graphql`
      mutation useImportCustomersMutation($input: ImportRecordsInput!) {
        importCustomers(input: $input) {
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
