import { useCallback } from 'react'
import { graphql } from 'react-relay/hooks'
import type { useImportCounterpartiesMutation } from '../../../../__generated__/useImportCounterpartiesMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'
import type { ImportRecords } from '../../_components/RecordImportPage.tsx'
import { importAnswer } from '../../_lib/importAnswer.ts'

/** Checks or stores a CSV file of counterparties. */
export function useImportCounterparties(): ImportRecords {
  const [commit] = useMutation<useImportCounterpartiesMutation>(
    graphql`
      mutation useImportCounterpartiesMutation($input: ImportRecordsInput!) {
        importCounterparties(input: $input) {
          recordImport {
            ...RecordImportPage_import
          }
          userErrors {
            code
            message
            field
          }
        }
      }
    `,
    { quiet: true },
  )
  return useCallback(async input => importAnswer(await commit({ variables: { input } })), [commit])
}
