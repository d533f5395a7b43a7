import { useMemo } from 'react'
import { graphql } from 'react-relay/hooks'
import type {
  ReconciliationChangeKind,
  useLiveCountSubscription,
} from '../__generated__/useLiveCountSubscription.graphql.ts'
import type { useLiveCountQuery } from '../__generated__/useLiveCountQuery.graphql.ts'
import { type LiveSubscription, useLiveSubscription } from '../relay/useLiveSubscription.ts'
import { useReadAgain } from '../relay/useReadAgain.ts'
import { useThrottledCallback } from '../relay/useThrottledCallback.ts'

/** During a run hundreds of lines change; the menu updates once. */
const SETTLE_MS = 1_000

/** Changes that neither reconcile nor add a line. */
const elsewhere: readonly ReconciliationChangeKind[] = [
  'RUN_CHANGED',
  'RECOMMENDATIONS_CHANGED',
  'EXPECTED_CHANGED',
  'IMPORT_STARTED',
]

/** Refetches the menu's count of unreconciled lines when imports, colleagues or this page change it. */
export function useLiveCount(): void {
  const readAgain = useReadAgain<useLiveCountQuery>(graphql`
    query useLiveCountQuery {
      organization {
        id
        reconciliationCounts {
          unreconciled
        }
      }
    }
  `)
  const settled = useThrottledCallback(() => readAgain({}), SETTLE_MS)
  const config = useMemo(
    (): LiveSubscription<useLiveCountSubscription> => ({
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
    }),
    [settled],
  )
  useLiveSubscription(config, settled)
}
