import { useMemo } from 'react'
import { graphql } from 'react-relay/hooks'
import type {
  ReconciliationChangeKind,
  useListChangesSubscription,
} from '../../../__generated__/useListChangesSubscription.graphql.ts'
import { type LiveSubscription, useLiveSubscription } from '../../../relay/useLiveSubscription.ts'
import { useThrottledCallback } from '../../../relay/useThrottledCallback.ts'

/** Several changes in a row cause one refetch. */
const SETTLE_MS = 300

/** Changes that move rows between lists cause a refetch; the progress of a run and its suggestions are not shown in lists. */
const elsewhere: readonly ReconciliationChangeKind[] = ['RUN_CHANGED', 'RECOMMENDATIONS_CHANGED', 'IMPORT_STARTED']

/**
 * Live changes by colleagues and imports to the lists of statement and of expected transactions: rows in the event change in the store, and
 * `refresh` reads the rest (counts, totals, added and removed rows). `onImportStarted` is called when a colleague starts an import, or may
 * have started one while disconnected.
 */
export function useListChanges(refresh: () => void, onImportStarted?: () => void): void {
  const settled = useThrottledCallback(refresh, SETTLE_MS)
  const config = useMemo(
    (): LiveSubscription<useListChangesSubscription> => ({
      subscription: graphql`
        subscription useListChangesSubscription {
          reconciliationChanged {
            kind
            statementTransactions {
              ...StatementTransactionsPage_row
            }
            expectedTransactions {
              ...ExpectedTransactionsPage_row
            }
          }
        }
      `,
      variables: {},
      onNext: response => {
        const kind = response?.reconciliationChanged?.kind
        if (kind === 'IMPORT_STARTED') onImportStarted?.()
        if (kind !== undefined && !elsewhere.includes(kind)) settled()
      },
    }),
    [settled, onImportStarted],
  )
  useLiveSubscription(config, () => {
    settled()
    onImportStarted?.()
  })
}
