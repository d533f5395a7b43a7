import { graphql } from 'react-relay/hooks'
import type { useImportExpectedMutation } from '../../../../__generated__/useImportExpectedMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'
import type { ImportRecords } from '../../_lib/importRecords.ts'
import { useImportRecords } from '../../_lib/useImportRecords.ts'

/** Has a CSV file of expected transactions checked or stored. */
export function useImportExpected(): ImportRecords {
  const [commit] = useMutation<useImportExpectedMutation>(
    graphql`
      mutation useImportExpectedMutation($input: ImportRecordsInput!) {
        importExpectedTransactions(input: $input) {
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
