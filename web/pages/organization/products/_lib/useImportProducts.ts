import { graphql } from 'react-relay/hooks'
import type { useImportProductsMutation } from '../../../../__generated__/useImportProductsMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'
import type { ImportRecords } from '../../_lib/importRecords.ts'
import { useImportRecords } from '../../_lib/useImportRecords.ts'

/** Has a CSV file of products checked or stored. */
export function useImportProducts(): ImportRecords {
  const [commit] = useMutation<useImportProductsMutation>(
    graphql`
      mutation useImportProductsMutation($input: ImportRecordsInput!) {
        importProducts(input: $input) {
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
