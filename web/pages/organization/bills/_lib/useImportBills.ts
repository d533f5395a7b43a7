import { graphql } from 'react-relay/hooks'
import type { useImportBillsMutation } from '../../../../__generated__/useImportBillsMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'
import type { ImportRecords } from '../../_lib/importRecords.ts'
import { useImportRecords } from '../../_lib/useImportRecords.ts'

/** Has a CSV file of bills checked or stored. */
export function useImportBills(): ImportRecords {
  const [commit] = useMutation<useImportBillsMutation>(
    graphql`
      mutation useImportBillsMutation($input: ImportRecordsInput!) {
        importBills(input: $input) {
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
