import { useMemo } from 'react'
import { graphql } from 'react-relay/hooks'
import type { ProviderChangesSubscription } from '../../../../__generated__/ProviderChangesSubscription.graphql.ts'
import { type LiveSubscription, useLiveSubscription } from '../../../../relay/useLiveSubscription.ts'
import { useSettled } from '../../../../relay/useSettled.ts'

/** Several changes in a row are one reading. */
const SETTLE_MS = 300

/** Keeps connections up to date while they sync; what else changes with them `onChange` reads. */
export default function ProviderChanges({ onChange }: { onChange: () => void }) {
  const settled = useSettled(onChange, SETTLE_MS)
  const config = useMemo(
    (): LiveSubscription<ProviderChangesSubscription> => ({
      subscription: graphql`
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
      variables: {},
      onNext: settled,
    }),
    [settled],
  )
  useLiveSubscription(config, settled)
  return null
}
