import { useMemo } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay/hooks'
import { fetchQuery } from 'relay-runtime'
import type { useImportProgressAgainQuery } from '../../../../__generated__/useImportProgressAgainQuery.graphql.ts'
import type { useImportProgressSubscription } from '../../../../__generated__/useImportProgressSubscription.graphql.ts'
import { useLiveSubscription } from '../../../../relay/useLiveSubscription.ts'

/** Follows an import: each step that the server tells goes into the store, and so into whatever shows the import. */
export function useImportProgress(id: string): void {
  const environment = useRelayEnvironment()
  useLiveSubscription<useImportProgressSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription useImportProgressSubscription($id: ID!) {
            statementImportProgress(importId: $id) {
              id
              ...ImportProgress_import
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
      fetchQuery<useImportProgressAgainQuery>(
        environment,
        graphql`
          query useImportProgressAgainQuery($id: ID!) {
            node(id: $id) {
              ...ImportProgress_import @alias
            }
          }
        `,
        { id },
      ).subscribe({})
    },
  )
}
