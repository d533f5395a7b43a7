import { useMemo } from 'react'
import { graphql } from 'react-relay/hooks'
import type { useReconciliationChangesSubscription } from '../../../../__generated__/useReconciliationChangesSubscription.graphql.ts'
import { type LiveSubscription, useLiveSubscription } from '../../../../relay/useLiveSubscription.ts'
import { useLatest } from './useLatest.ts'

export type Change = NonNullable<useReconciliationChangesSubscription['response']['reconciliationChanged']>

/**
 * What colleagues and the engine do, live. The answer itself refreshes rows and candidates in the store; `onChange` is for the
 * rest. After a dropped socket `catchUp` reads again what may have been missed.
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
