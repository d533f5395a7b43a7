import { graphql } from 'react-relay/hooks'
import type { ProviderChangesSubscription } from '../../../../__generated__/ProviderChangesSubscription.graphql.ts'
import { useLiveReading } from '../../../../relay/useLiveReading.ts'

/** Several changes in a row cause one refetch. */
const SETTLE_MS = 300

/** Keeps connections up to date while they sync; `onChange` refetches dependent data. */
export default function ProviderChanges({ onChange }: { onChange: () => void }) {
  useLiveReading<ProviderChangesSubscription>(
    graphql`
      subscription ProviderChangesSubscription {
        paymentProviderChanged {
          provider {
            id
            status
            health
            isSyncing
            syncedCount
            lastSyncedAt
          }
        }
      }
    `,
    onChange,
    SETTLE_MS,
  )
  return null
}
