import { useMemo } from 'react'
import { graphql } from 'react-relay/hooks'
import type { useReconciliationChangesSubscription } from '../../../../__generated__/useReconciliationChangesSubscription.graphql.ts'
import { type LiveSubscription, useLiveSubscription } from '../../../../relay/useLiveSubscription.ts'
import { useLatest } from './useLatest.ts'

export type Change = NonNullable<useReconciliationChangesSubscription['response']['reconciliationChanged']>

/**
 * Live changes by colleagues and the engine. The event updates rows and candidates in the store; `onChange` handles the rest. After a
 * reconnection `catchUp` refetches what may have been missed.
 */
export function useReconciliationChanges(
  bankAccountId: string | null,
  onChange: (change: Change) => void,
  catchUp: () => void,
): void {
  const latest = useLatest(onChange)
  const config = useMemo(
    (): LiveSubscription<useReconciliationChangesSubscription> => ({
      subscription: graphql`
        subscription useReconciliationChangesSubscription($bankAccountId: ID) {
          reconciliationChanged(bankAccountId: $bankAccountId) {
            kind
            reconciliation {
              id
              createdAt
              ...HistoryRow_reconciliation
            }
            statementTransactions {
              id
              status
              ...LineRow_line
            }
            expectedTransactions {
              id
              ...CandidateCard_expected
            }
            run {
              id
              status
              ...RunStrip_run
            }
            actor {
              uuid
              fullName
            }
          }
        }
      `,
      variables: { bankAccountId },
      onNext: response => {
        if (response?.reconciliationChanged) latest.current(response.reconciliationChanged)
      },
    }),
    [bankAccountId, latest],
  )
  useLiveSubscription(config, catchUp)
}
