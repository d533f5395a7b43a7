import { graphql } from 'react-relay/hooks'
import type { SettlementChangesSubscription } from '../../../../__generated__/SettlementChangesSubscription.graphql.ts'
import { useLiveReading } from '../../../../relay/useLiveReading.ts'

/** Several changes in a row cause one refetch. */
const SETTLE_MS = 300

/** Keeps settlements up to date as they are paid out and matched: `onChange` refetches them. */
export default function SettlementChanges({ onChange }: { onChange: () => void }) {
  useLiveReading<SettlementChangesSubscription>(
    graphql`
      subscription SettlementChangesSubscription {
        settlementChanged {
          settlementUuid
          version
        }
      }
    `,
    onChange,
    SETTLE_MS,
  )
  return null
}
