import { useMemo } from 'react'
import { graphql } from 'react-relay/hooks'
import type { useRecordImportProgressAgainQuery } from '../../../__generated__/useRecordImportProgressAgainQuery.graphql.ts'
import type { useRecordImportProgressSubscription } from '../../../__generated__/useRecordImportProgressSubscription.graphql.ts'
import { useLiveSubscription } from '../../../relay/useLiveSubscription.ts'
import { useReadAgain } from '../../../relay/useReadAgain.ts'

/**
 * Subscribes to an import of records: each step goes into the store and to everything that shows the import. Resubscribes when it starts or
 * stops working: the subscription ends with a check, and another check may follow.
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
