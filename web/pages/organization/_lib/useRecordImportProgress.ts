import { useMemo } from 'react'
import { graphql } from 'react-relay/hooks'
import type { useRecordImportProgressAgainQuery } from '../../../__generated__/useRecordImportProgressAgainQuery.graphql.ts'
import type { useRecordImportProgressSubscription } from '../../../__generated__/useRecordImportProgressSubscription.graphql.ts'
import { useLiveSubscription } from '../../../relay/useLiveSubscription.ts'
import { useReadAgain } from '../../../relay/useReadAgain.ts'

/**
 * Follows an import of records: each step that the server tells goes into the store, and so into whatever shows the import. Begins again
 * whenever it is shown at work or at rest: what is followed ends when a check has ended, and another one may come.
 */
export function useRecordImportProgress(id: string, isWorking: boolean): void {
  const readAgain = useReadAgain<useRecordImportProgressAgainQuery>(graphql`
    query useRecordImportProgressAgainQuery($id: ID!) {
      node(id: $id) {
        ...RecordImportProgress_import @alias
      }
    }
  `)
  const config = useMemo(
    () => ({
      subscription: graphql`
        subscription useRecordImportProgressSubscription($id: ID!) {
          recordImportProgress(importId: $id) {
            id
            ...RecordImportProgress_import
          }
        }
      `,
      variables: { id },
    }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what is shown is no part of it, but asks for another one
    [id, isWorking],
  )
  useLiveSubscription<useRecordImportProgressSubscription>(config, () => readAgain({ id }))
}
