import { useCallback, useMemo } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { useStatementImportEdits_import$key } from '../../../../__generated__/useStatementImportEdits_import.graphql.ts'
import type { useStatementImportEditsAgainQuery } from '../../../../__generated__/useStatementImportEditsAgainQuery.graphql.ts'
import { useReadAgain } from '../../../../relay/useReadAgain.ts'
import type { FileEdits } from '../../_lib/fileEdits.ts'
import { type FileEditsState, useCheckedEdits } from '../../_lib/useCheckedEdits.ts'
import { useCorrectStatementImport } from './useCorrectStatementImport.ts'

/** The changes made to a statement file. */
export function useStatementImportEdits(importKey: useStatementImportEdits_import$key): FileEditsState {
  const { id, version, status, allowedActions, edits } = useFragment<useStatementImportEdits_import$key>(
    graphql`
      fragment useStatementImportEdits_import on StatementImport {
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
          keptRows
          decimalMark
        }
      }
    `,
    importKey,
  )
  const stored = useMemo<FileEdits>(() => ({ ...edits, decimalMark: edits.decimalMark ?? null }), [edits])
  const correct = useCorrectStatementImport()
  const readAgain = useReadAgain<useStatementImportEditsAgainQuery>(graphql`
    query useStatementImportEditsAgainQuery($id: ID!) {
      node(id: $id) {
        ...ImportProgress_import @alias
      }
    }
  `)
  return useCheckedEdits({
    stored,
    version,
    isAtRest: status !== 'CHECKING',
    mayCorrect: allowedActions.includes('CORRECT'),
    send: useCallback(
      ({ corrections, skippedRows, keptRows, decimalMark }, from) => {
        const changes = { corrections: [...corrections], skippedRows: [...skippedRows], keptRows: [...keptRows] }
        return correct({ variables: { input: { id, version: from, ...changes, decimalMark } } })
      },
      [id, correct],
    ),
    readAgain: useCallback(() => readAgain({ id }), [id, readAgain]),
  })
}
