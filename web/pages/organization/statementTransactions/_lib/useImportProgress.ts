import { useMemo } from 'react'
import { graphql } from 'react-relay/hooks'
import type { useImportProgressAgainQuery } from '../../../../__generated__/useImportProgressAgainQuery.graphql.ts'
import type { useImportProgressSubscription } from '../../../../__generated__/useImportProgressSubscription.graphql.ts'
import { useLiveSubscription } from '../../../../relay/useLiveSubscription.ts'
import { useReadAgain } from '../../../../relay/useReadAgain.ts'

/** Follows an import: each step that the server tells goes into the store, and so into whatever shows the import. */
export function useImportProgress(id: string): void {
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
    [id],
  )
  useLiveSubscription<useImportProgressSubscription>(config, () => readAgain({ id }))
}
