import { useMemo } from 'react'
import { graphql } from 'react-relay/hooks'
import type { BillChangesSubscription } from '../../../../__generated__/BillChangesSubscription.graphql.ts'
import { type LiveSubscription, useLiveSubscription } from '../../../../relay/useLiveSubscription.ts'
import { useSettled } from '../../../../relay/useSettled.ts'

/** Several changes in a row are one reading. */
const SETTLE_MS = 300

/**
 * Keeps a screen of bills up to date: where one stands comes with the event, which all subscribers share; what depends on the viewer,
 * and counts and totals, `onChange` reads. A component, so that it can be fetched after what is shown first.
 */
export default function BillChanges({ onChange }: { onChange: () => void }) {
  const settled = useSettled(onChange, SETTLE_MS)
  const config = useMemo(
    (): LiveSubscription<BillChangesSubscription> => ({
      subscription: graphql`
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
      variables: {},
      onNext: settled,
    }),
    [settled],
  )
  useLiveSubscription(config, settled)
  return null
}
