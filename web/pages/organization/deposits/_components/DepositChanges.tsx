import { graphql } from 'react-relay/hooks'
import type { DepositChangesSubscription } from '../../../../__generated__/DepositChangesSubscription.graphql.ts'
import { useLiveReading } from '../../../../relay/useLiveReading.ts'

/** Several changes in a row cause one refetch. */
const SETTLE_MS = 300

/** Keeps a screen of deposits up to date: the event contains the status; `onChange` refetches counts, totals and schedule. */
export default function DepositChanges({ onChange }: { onChange: () => void }) {
  useLiveReading<DepositChangesSubscription>(
    graphql`
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
    onChange,
    SETTLE_MS,
  )
  return null
}
