import { useMemo } from 'react'
import { graphql } from 'react-relay/hooks'
import type { useImportProgressAgainQuery } from '../../../../__generated__/useImportProgressAgainQuery.graphql.ts'
import type { useImportProgressSubscription } from '../../../../__generated__/useImportProgressSubscription.graphql.ts'
import { useLiveSubscription } from '../../../../relay/useLiveSubscription.ts'
import { useReadAgain } from '../../../../relay/useReadAgain.ts'

/**
 * Follows an import: each step that the server tells goes into the store, and so into whatever shows the import. Begins anew whenever it is
 * shown at work or at rest, for its present state comes first: the answer to what was asked for may arrive after the import has ended, and
 * show it at work for ever.
 */
export function useImportProgress(id: string, isWorking: boolean): void {
  const readAgain = useReadAgain<useImportProgressAgainQuery>(graphql`
    query useImportProgressAgainQuery($id: ID!) {
      node(id: $id) {
        ...ImportProgress_import @alias
      }
    }
  `)
  const config = useMemo(
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
    }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what is shown is no part of it, but asks for another one
    [id, isWorking],
  )
  useLiveSubscription<useImportProgressSubscription>(config, () => readAgain({ id }))
}
