import { useMemo } from 'react'
import { graphql } from 'react-relay/hooks'
import type { ExportProgressAgainQuery } from '../../../../__generated__/ExportProgressAgainQuery.graphql.ts'
import type { ExportProgressSubscription } from '../../../../__generated__/ExportProgressSubscription.graphql.ts'
import { useLiveSubscription } from '../../../../relay/useLiveSubscription.ts'
import { useReadAgain } from '../../../../relay/useReadAgain.ts'

/** Subscribes to an export while its row is shown: events go into the store and update the row. */
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
