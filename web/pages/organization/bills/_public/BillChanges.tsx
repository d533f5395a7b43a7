import { graphql } from 'react-relay/hooks'
import type { BillChangesSubscription } from '../../../../__generated__/BillChangesSubscription.graphql.ts'
import { useLiveReading } from '../../../../relay/useLiveReading.ts'

/** Several changes in a row cause one refetch. */
const SETTLE_MS = 300

/**
 * Keeps a screen of bills up to date: the event, shared by all subscribers, contains the status; `onChange` refetches what depends on the
 * viewer, and counts and totals. A component, so that it can load after the first content.
 */
export default function BillChanges({ onChange }: { onChange: () => void }) {
  useLiveReading<BillChangesSubscription>(
    graphql`
      subscription BillChangesSubscription {
        billChanged {
          bill {
            id
            status
            paymentStatus
          }
        }
      }
    `,
    onChange,
    SETTLE_MS,
  )
  return null
}
