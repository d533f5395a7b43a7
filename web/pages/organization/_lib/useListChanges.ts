import { useMemo } from 'react'
import { graphql } from 'react-relay/hooks'
import type {
  ReconciliationChangeKind,
  useListChangesSubscription,
} from '../../../__generated__/useListChangesSubscription.graphql.ts'
import { type LiveSubscription, useLiveSubscription } from '../../../relay/useLiveSubscription.ts'
import { useThrottledCallback } from '../../../relay/useThrottledCallback.ts'

/** Several changes in a row are one reading. */
const SETTLE_MS = 300

/** What moves between lists is read again; the progress of a run and what it proposes is not shown in them. */
const elsewhere: readonly ReconciliationChangeKind[] = ['RUN_CHANGED', 'RECOMMENDATIONS_CHANGED', 'IMPORT_STARTED']

/**
 * What colleagues and imports do to the lists of statement and of expected transactions, live: rows that came with the event
 * change in the store, and `refresh` reads the rest (counts, totals, what came and what went). `onImportStarted` is called when a
 * colleague begins to bring in a file, or may have begun while nothing was heard.
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
