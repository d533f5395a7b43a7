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

/** During a run lines change by the hundred; the menu need not count along. */
const SETTLE_MS = 1_000

/** Nobody's line is reconciled or brought in by these. */
const elsewhere: readonly ReconciliationChangeKind[] = [
  'RUN_CHANGED',
  'RECOMMENDATIONS_CHANGED',
  'EXPECTED_CHANGED',
  'IMPORT_STARTED',
]

/** Reads the menu's count of unreconciled lines again when imports, colleagues or this page change it. */
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
