import { useMemo } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay/hooks'
import { fetchQuery } from 'relay-runtime'
import type { useRecordImportProgressAgainQuery } from '../../../__generated__/useRecordImportProgressAgainQuery.graphql.ts'
import type { useRecordImportProgressSubscription } from '../../../__generated__/useRecordImportProgressSubscription.graphql.ts'
import { useLiveSubscription } from '../../../relay/useLiveSubscription.ts'

/** Follows an import of records: each step that the server tells goes into the store, and so into whatever shows the import. */
export function useRecordImportProgress(id: string): void {
  const environment = useRelayEnvironment()
  useLiveSubscription<useRecordImportProgressSubscription>(
    useMemo(
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
        // The socket reconnects by itself, and catching up reads what was missed: nothing to tell a person.
        onError: () => {},
      }),
      [id],
    ),
    () => {
      // The connection was lost: what happened meanwhile is read once.
      fetchQuery<useRecordImportProgressAgainQuery>(
        environment,
        graphql`
          query useRecordImportProgressAgainQuery($id: ID!) {
            node(id: $id) {
              ...RecordImportProgress_import @alias
            }
          }
        `,
        { id },
      ).subscribe({})
    },
  )
}
