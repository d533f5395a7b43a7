import { useMemo } from 'react'
import { graphql } from 'react-relay/hooks'
import type { useRecordImportProgressAgainQuery } from '../../../__generated__/useRecordImportProgressAgainQuery.graphql.ts'
import type { useRecordImportProgressSubscription } from '../../../__generated__/useRecordImportProgressSubscription.graphql.ts'
import { useLiveSubscription } from '../../../relay/useLiveSubscription.ts'
import { useReadAgain } from '../../../relay/useReadAgain.ts'

/** Follows an import of records: each step that the server tells goes into the store, and so into whatever shows the import. */
export function useRecordImportProgress(id: string): void {
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
    [id],
  )
  useLiveSubscription<useRecordImportProgressSubscription>(config, () => readAgain({ id }))
}
