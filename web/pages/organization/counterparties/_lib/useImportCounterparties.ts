import { graphql } from 'react-relay/hooks'
import type { useImportCounterpartiesMutation } from '../../../../__generated__/useImportCounterpartiesMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'
import type { ImportRecords } from '../../_lib/importRecords.ts'
import { useImportRecords } from '../../_lib/useImportRecords.ts'

/** Has a CSV file of counterparties checked or stored. */
export function useImportCounterparties(): ImportRecords {
  const [commit] = useMutation<useImportCounterpartiesMutation>(
    graphql`
      mutation useImportCounterpartiesMutation($input: ImportRecordsInput!) {
        importCounterparties(input: $input) {
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
