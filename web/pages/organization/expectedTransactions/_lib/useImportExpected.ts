import { useCallback } from 'react'
import { graphql } from 'react-relay/hooks'
import type { useImportExpectedMutation } from '../../../../__generated__/useImportExpectedMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'
import type { ImportRecords } from '../../_components/RecordImportPage.tsx'
import { importAnswer } from '../../_lib/importAnswer.ts'

/** Checks or stores a CSV file of expected transactions. */
export function useImportExpected(): ImportRecords {
  const [commit] = useMutation<useImportExpectedMutation>(
    graphql`
      mutation useImportExpectedMutation($input: ImportRecordsInput!) {
        importExpectedTransactions(input: $input) {
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
