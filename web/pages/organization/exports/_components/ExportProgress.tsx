import { useMemo } from 'react'
import { graphql } from 'react-relay/hooks'
import type { ExportProgressAgainQuery } from '../../../../__generated__/ExportProgressAgainQuery.graphql.ts'
import type { ExportProgressSubscription } from '../../../../__generated__/ExportProgressSubscription.graphql.ts'
import { useLiveSubscription } from '../../../../relay/useLiveSubscription.ts'
import { useReadAgain } from '../../../../relay/useReadAgain.ts'

/** Follows an export while its row is in sight: what the server tells goes into the store, and so into the row. */
export function ExportProgress({ id }: { id: string }) {
  const readAgain = useReadAgain<ExportProgressAgainQuery>(graphql`
    query ExportProgressAgainQuery($id: ID!) {
      node(id: $id) {
        ...ExportRow_export @alias
      }
    }
  `)
  const config = useMemo(
    () => ({
      subscription: graphql`
        subscription ExportProgressSubscription($id: ID!) {
          exportProgress(exportId: $id) {
            id
            ...ExportRow_export
          }
        }
      `,
      variables: { id },
    }),
    [id],
  )
  useLiveSubscription<ExportProgressSubscription>(config, () => readAgain({ id }))
  return null
}
