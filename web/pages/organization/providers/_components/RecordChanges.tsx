import { graphql } from 'react-relay/hooks'
import type { RecordChangesSubscription } from '../../../../__generated__/RecordChangesSubscription.graphql.ts'
import { useLiveReading } from '../../../../relay/useLiveReading.ts'

/** Several changes in a row cause one refetch. */
const SETTLE_MS = 300

/** Keeps batches up to date as they arrive and are matched; `onChange` refetches totals and members. */
export default function RecordChanges({ onChange }: { onChange: () => void }) {
  useLiveReading<RecordChangesSubscription>(
    graphql`
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
    onChange,
    SETTLE_MS,
  )
  return null
}
