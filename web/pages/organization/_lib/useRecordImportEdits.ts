import { useCallback, useMemo } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { useRecordImportEdits_import$key } from '../../../__generated__/useRecordImportEdits_import.graphql.ts'
import type { useRecordImportEditsAgainQuery } from '../../../__generated__/useRecordImportEditsAgainQuery.graphql.ts'
import type { useRecordImportEditsMutation } from '../../../__generated__/useRecordImportEditsMutation.graphql.ts'
import { useMutation } from '../../../relay/useMutation.ts'
import { useReadAgain } from '../../../relay/useReadAgain.ts'
import type { FileEdits } from './fileEdits.ts'
import { type FileEditsState, useCheckedEdits } from './useCheckedEdits.ts'

/** The changes made to a file of records. */
export function useRecordImportEdits(importKey: useRecordImportEdits_import$key): FileEditsState {
  const { id, version, status, allowedActions, edits } = useFragment<useRecordImportEdits_import$key>(
    graphql`
      fragment useRecordImportEdits_import on RecordImport {
        id
        version
        status
        allowedActions
        edits {
          corrections {
            row
            column
            was
            value
          }
          skippedRows
        }
      }
    `,
    importKey,
  )
  const stored = useMemo<FileEdits>(() => ({ ...edits, keptRows: [], decimalMark: null }), [edits])
  const [correct] = useMutation<useRecordImportEditsMutation>(
    graphql`
      mutation useRecordImportEditsMutation($input: CorrectRecordImportInput!) {
        correctRecordImport(input: $input) {
          recordImport {
            id
            ...RecordImportProgress_import
          }
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    { quiet: true },
  )
  const readAgain = useReadAgain<useRecordImportEditsAgainQuery>(graphql`
    query useRecordImportEditsAgainQuery($id: ID!) {
      node(id: $id) {
        ...RecordImportProgress_import @alias
      }
    }
  `)
  return useCheckedEdits({
    stored,
    version,
    isAtRest: status !== 'CHECKING',
    mayCorrect: allowedActions.includes('CORRECT'),
    send: useCallback(
      ({ corrections, skippedRows }, from) => {
        const input = { id, version: from, corrections: [...corrections], skippedRows: [...skippedRows] }
        return correct({ variables: { input } })
      },
      [id, correct],
    ),
    readAgain: useCallback(() => readAgain({ id }), [id, readAgain]),
  })
}
