import { useCallback, useMemo } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { useMending_import$key } from '../../../../__generated__/useMending_import.graphql.ts'
import type { useMendingAgainQuery } from '../../../../__generated__/useMendingAgainQuery.graphql.ts'
import { useReadAgain } from '../../../../relay/useReadAgain.ts'
import type { Mending } from '../../_lib/mending.ts'
import { type MendingState, useCheckedMending } from '../../_lib/useCheckedMending.ts'
import { useMendStatementImport } from './useMendStatementImport.ts'

/** The changes made to a statement file. */
export function useMending(importKey: useMending_import$key): MendingState {
  const { id, version, status, allowedActions, mending } = useFragment<useMending_import$key>(
    graphql`
      fragment useMending_import on StatementImport {
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
          keptRows
          decimalMark
        }
      }
    `,
    importKey,
  )
  const stored = useMemo<Mending>(() => ({ ...mending, decimalMark: mending.decimalMark ?? null }), [mending])
  const mend = useMendStatementImport()
  const readAgain = useReadAgain<useMendingAgainQuery>(graphql`
    query useMendingAgainQuery($id: ID!) {
      node(id: $id) {
        ...ImportProgress_import @alias
      }
    }
  `)
  return useCheckedMending({
    stored,
    version,
    isAtRest: status !== 'CHECKING',
    mayMend: allowedActions.includes('MEND'),
    send: useCallback(
      ({ corrections, skippedRows, keptRows, decimalMark }, from) => {
        const changes = { corrections: [...corrections], skippedRows: [...skippedRows], keptRows: [...keptRows] }
        return mend({ variables: { input: { id, version: from, ...changes, decimalMark } } })
      },
      [id, mend],
    ),
    readAgain: useCallback(() => readAgain({ id }), [id, readAgain]),
  })
}
