import { useMemo } from 'react'
import { graphql } from 'react-relay/hooks'
import type { DepositChangesSubscription } from '../../../../__generated__/DepositChangesSubscription.graphql.ts'
import { type LiveSubscription, useLiveSubscription } from '../../../../relay/useLiveSubscription.ts'
import { useSettled } from '../../../../relay/useSettled.ts'

/** Several changes in a row are one reading. */
const SETTLE_MS = 300

/** Keeps a screen of deposits up to date: the state comes with the event, counts, totals and schedule `onChange` reads. */
export default function DepositChanges({ onChange }: { onChange: () => void }) {
  const settled = useSettled(onChange, SETTLE_MS)
  const config = useMemo(
    (): LiveSubscription<DepositChangesSubscription> => ({
      subscription: graphql`
        subscription DepositChangesSubscription {
          depositChanged {
            deposit {
              id
              status
              maturesOn
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
