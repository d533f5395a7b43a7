import { useCallback, useMemo } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { GraphQLSubscriptionConfig } from 'relay-runtime'
import type {
  ReconciliationChangeKind,
  useLiveCountSubscription,
} from '../__generated__/useLiveCountSubscription.graphql.ts'
import type { useLiveCountQuery } from '../__generated__/useLiveCountQuery.graphql.ts'
import { useLiveSubscription } from '../relay/useLiveSubscription.ts'
import { useSettled } from '../relay/useSettled.ts'

/** During a run lines change by the hundred; the menu need not count along. */
const SETTLE_MS = 1_000

/** Nobody's line is reconciled or brought in by these. */
const elsewhere: readonly ReconciliationChangeKind[] = ['RUN_CHANGED', 'RECOMMENDATIONS_CHANGED', 'EXPECTED_CHANGED']

/** Reads the menu's count of unreconciled lines again when imports, colleagues or this page change it. */
export function useLiveCount(): void {
  const environment = useRelayEnvironment()
  const read = useCallback(() => {
    const query = graphql`
      query useLiveCountQuery {
        organization {
          id
          reconciliationCounts {
            unreconciled
          }
        }
      }
    `
    // A count that could not be read stays as it was; the next change reads it again.
    fetchQuery<useLiveCountQuery>(environment, query, {}, { networkCacheConfig: { force: true } }).subscribe({
      error: () => {},
    })
  }, [environment])
  const settled = useSettled(read, SETTLE_MS)
  const config = useMemo(
    (): GraphQLSubscriptionConfig<useLiveCountSubscription> => ({
      subscription: graphql`
        subscription useLiveCountSubscription {
          reconciliationChanged {
            kind
          }
        }
      `,
      variables: {},
      onNext: response => {
        const kind = response?.reconciliationChanged?.kind
        if (kind !== undefined && !elsewhere.includes(kind)) settled()
      },
      // The socket reconnects by itself, and catching up reads what was missed: nothing to tell a person.
      onError: () => {},
    }),
    [settled],
  )
  useLiveSubscription(config, settled)
}
