import { useMemo } from 'react'
import { graphql } from 'react-relay/hooks'
import type { RecordChangesSubscription } from '../../../../__generated__/RecordChangesSubscription.graphql.ts'
import { type LiveSubscription, useLiveSubscription } from '../../../../relay/useLiveSubscription.ts'
import { useSettled } from '../../../../relay/useSettled.ts'

/** Several changes in a row are one reading. */
const SETTLE_MS = 300

/** Keeps batches up to date as they come in and are matched; totals and members `onChange` reads. */
export default function RecordChanges({ onChange }: { onChange: () => void }) {
  const settled = useSettled(onChange, SETTLE_MS)
  const config = useMemo(
    (): LiveSubscription<RecordChangesSubscription> => ({
      subscription: graphql`
        subscription RecordChangesSubscription {
          paymentRecordChanged {
            record {
              id
              settlement
              reconciliation
            }
          }
        }
      `,
      variables: {},
      onNext: settled,
    }),
    [settled],
  )
  useLiveSubscription(config, settled)
  return null
}
