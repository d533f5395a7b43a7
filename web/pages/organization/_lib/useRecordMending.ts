import { useCallback, useMemo } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { useRecordMending_import$key } from '../../../__generated__/useRecordMending_import.graphql.ts'
import type { useRecordMendingAgainQuery } from '../../../__generated__/useRecordMendingAgainQuery.graphql.ts'
import type { useRecordMendingMutation } from '../../../__generated__/useRecordMendingMutation.graphql.ts'
import { useMutation } from '../../../relay/useMutation.ts'
import { useReadAgain } from '../../../relay/useReadAgain.ts'
import type { Mending } from './mending.ts'
import { type MendingState, useCheckedMending } from './useCheckedMending.ts'

/** The changes made to a file of records. */
export function useRecordMending(importKey: useRecordMending_import$key): MendingState {
  const { id, version, status, allowedActions, mending } = useFragment<useRecordMending_import$key>(
    graphql`
      fragment useRecordMending_import on RecordImport {
        id
        version
        status
        allowedActions
        mending {
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
  const stored = useMemo<Mending>(() => ({ ...mending, keptRows: [], decimalMark: null }), [mending])
  const [mend] = useMutation<useRecordMendingMutation>(
    graphql`
      mutation useRecordMendingMutation($input: MendRecordImportInput!) {
        mendRecordImport(input: $input) {
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
  const readAgain = useReadAgain<useRecordMendingAgainQuery>(graphql`
    query useRecordMendingAgainQuery($id: ID!) {
      node(id: $id) {
        ...RecordImportProgress_import @alias
      }
    }
  `)
  return useCheckedMending({
    stored,
    version,
    isAtRest: status !== 'CHECKING',
    mayMend: allowedActions.includes('MEND'),
    send: useCallback(
      ({ corrections, skippedRows }, from) => {
        const input = { id, version: from, corrections: [...corrections], skippedRows: [...skippedRows] }
        return mend({ variables: { input } })
      },
      [id, mend],
    ),
    readAgain: useCallback(() => readAgain({ id }), [id, readAgain]),
  })
}
