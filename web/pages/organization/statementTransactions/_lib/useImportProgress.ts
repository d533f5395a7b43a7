import { useMemo } from 'react'
import { graphql } from 'react-relay/hooks'
import type { useImportProgressAgainQuery } from '../../../../__generated__/useImportProgressAgainQuery.graphql.ts'
import type { useImportProgressSubscription } from '../../../../__generated__/useImportProgressSubscription.graphql.ts'
import { useLiveSubscription } from '../../../../relay/useLiveSubscription.ts'
import { useReadAgain } from '../../../../relay/useReadAgain.ts'

/**
 * Subscribes to an import: each step goes into the store and to everything that shows the import. Resubscribes when it starts or stops
 * working, since the current state is sent first: a mutation's answer may arrive after the import has ended, and would show it as running
 * forever.
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
