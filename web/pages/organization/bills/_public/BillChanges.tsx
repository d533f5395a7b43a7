import { graphql } from 'react-relay/hooks'
import type { BillChangesSubscription } from '../../../../__generated__/BillChangesSubscription.graphql.ts'
import { useLiveReading } from '../../../../relay/useLiveReading.ts'

/** Several changes in a row are one reading. */
const SETTLE_MS = 300

/**
 * Keeps a screen of bills up to date: where one stands comes with the event, which all subscribers share; what depends on the viewer,
 * and counts and totals, `onChange` reads. A component, so that it can be fetched after what is shown first.
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
